CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"application_id" uuid,
	"job_id" uuid,
	"revision" integer NOT NULL,
	"words" jsonb NOT NULL,
	"draft" jsonb,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_user_id_updated_at_index" ON "letters" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "letters_resume_id_index" ON "letters" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "letters_application_id_index" ON "letters" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "letters_job_id_index" ON "letters" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "letters_deleted_at_index" ON "letters" USING btree ("deleted_at");