CREATE TABLE "practices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"application_id" uuid,
	"job_id" uuid,
	"post" text NOT NULL,
	"company" text NOT NULL,
	"posting" text NOT NULL,
	"revision" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"suggested" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "practices" ADD CONSTRAINT "practices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practices" ADD CONSTRAINT "practices_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practices" ADD CONSTRAINT "practices_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practices" ADD CONSTRAINT "practices_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practices_user_id_updated_at_index" ON "practices" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "practices_resume_id_index" ON "practices" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "practices_application_id_index" ON "practices" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "practices_job_id_index" ON "practices" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "practices_deleted_at_index" ON "practices" USING btree ("deleted_at");