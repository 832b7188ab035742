ALTER TABLE "resumes" ADD COLUMN "renderer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "renderer" text DEFAULT '' NOT NULL;