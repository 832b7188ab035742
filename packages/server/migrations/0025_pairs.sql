CREATE TABLE "pairs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resume_id" uuid NOT NULL,
	"twin_id" uuid NOT NULL,
	"agreed" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pairs_resumeId_unique" UNIQUE("resume_id"),
	CONSTRAINT "pairs_twinId_unique" UNIQUE("twin_id")
);
--> statement-breakpoint
ALTER TABLE "pairs" ADD CONSTRAINT "pairs_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairs" ADD CONSTRAINT "pairs_twin_id_resumes_id_fk" FOREIGN KEY ("twin_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;