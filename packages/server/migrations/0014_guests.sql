ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guest_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "by_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_guests" ON "users" USING btree ("guest_until") WHERE guest_until is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_account_or_guest" CHECK ((guest_until is null and num_nulls(email, email_key, password_hash) = 0)
        or (guest_until is not null and num_nonnulls(email, email_key, password_hash) = 0 and not active));