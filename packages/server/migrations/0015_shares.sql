CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"resume_id" uuid,
	"archive_id" uuid,
	"address" text NOT NULL,
	"own_address" boolean NOT NULL,
	"pinned" jsonb,
	"bytes" integer GENERATED ALWAYS AS (coalesce(octet_length(pinned::text), 0)) STORED,
	"password_hash" text,
	"expires_at" timestamp with time zone,
	"pdf" boolean NOT NULL,
	"contact" boolean NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shares_address_unique" UNIQUE("address")
);
--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_archive_id_archives_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."archives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shares_user_id_created_at_index" ON "shares" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "shares_resume_id_index" ON "shares" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "shares_archive_id_index" ON "shares" USING btree ("archive_id");