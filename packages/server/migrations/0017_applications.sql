CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"title" text NOT NULL,
	"employer" text NOT NULL,
	"link" text NOT NULL,
	"posting" text NOT NULL,
	"contacts" text NOT NULL,
	"notes" text NOT NULL,
	"applied_on" date,
	"next_step" text NOT NULL,
	"remind_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"job_id" uuid,
	"archive_id" uuid,
	"match" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_address_unique" UNIQUE("address")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_archive_id_archives_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."archives"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_user_id_moved_at_index" ON "applications" USING btree ("user_id","moved_at");--> statement-breakpoint
CREATE INDEX "applications_job_id_index" ON "applications" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "applications_archive_id_index" ON "applications" USING btree ("archive_id");--> statement-breakpoint
CREATE INDEX "applications_deleted_at_index" ON "applications" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "applications_due" ON "applications" USING btree ("remind_at") WHERE reminded_at is null and deleted_at is null;