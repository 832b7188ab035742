ALTER TABLE "resumes" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "bytes" integer GENERATED ALWAYS AS (octet_length(content::text) + octet_length(style::text)) STORED;--> statement-breakpoint
ALTER TABLE "archives" ADD COLUMN "bytes" integer GENERATED ALWAYS AS (octet_length(content::text) + octet_length(style::text)) STORED;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
UPDATE "resumes" SET "bytes" = coalesce((SELECT sum("r"."bytes") FROM "revisions" "r" WHERE "r"."resume_id" = "resumes"."id"), 0);--> statement-breakpoint
DROP TRIGGER "audits_only_grow" ON "audits";--> statement-breakpoint
CREATE TRIGGER "audits_only_grow" BEFORE DELETE OR TRUNCATE ON "audits" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE FUNCTION "refuse_all_but_leaving"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.user_id IS NOT NULL OR to_jsonb(NEW) - 'user_id' IS DISTINCT FROM to_jsonb(OLD) - 'user_id' THEN
		RAISE EXCEPTION '% only grows', TG_TABLE_NAME;
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "audits_without_person" BEFORE UPDATE ON "audits" FOR EACH ROW EXECUTE FUNCTION "refuse_all_but_leaving"();--> statement-breakpoint
UPDATE "audits" SET "user_id" = NULL WHERE "user_id" NOT IN (SELECT "id" FROM "users");--> statement-breakpoint
DELETE FROM "rate_limits";
