CREATE TABLE "audits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"user_id" uuid,
	"order_no" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"vip_code" text NOT NULL,
	"days" integer NOT NULL,
	"order_no" text,
	"granted_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "grants_orderNo_unique" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"kind" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"channel" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_sign" CHECK (("ledger"."kind" = 'paid') = ("ledger"."amount_fen" > 0))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"package_id" text NOT NULL,
	"vip_code" text NOT NULL,
	"duration_day" integer NOT NULL,
	"amount_fen" integer NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"qr_code" text,
	"provider_no" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "orders_amount" CHECK ("orders"."amount_fen" > 0),
	CONSTRAINT "orders_paid" CHECK (("orders"."state" in ('PAID', 'REFUNDING', 'REFUNDED')) = ("orders"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "pay_notices" (
	"channel" text NOT NULL,
	"id" text NOT NULL,
	"order_no" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_notices_channel_id_pk" PRIMARY KEY("channel","id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"refund_no" text NOT NULL,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"trouble" text
);
--> statement-breakpoint
CREATE TABLE "sandbox_trades" (
	"order_no" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"state" text NOT NULL,
	"paid_at" timestamp with time zone,
	"refund_no" text
);
--> statement-breakpoint
CREATE TABLE "takings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "takings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"ability" text NOT NULL,
	"reference" uuid NOT NULL,
	"period_start" timestamp with time zone,
	"beyond_free" boolean NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "usage" (
	"user_id" uuid NOT NULL,
	"ability" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "usage_user_id_ability_period_start_pk" PRIMARY KEY("user_id","ability","period_start"),
	CONSTRAINT "usage_used" CHECK ("usage"."used" >= 0)
);
--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takings" ADD CONSTRAINT "takings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audits_order_no_index" ON "audits" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "audits_user_id_index" ON "audits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "grants_user_id_index" ON "grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "grants_ends_at_index" ON "grants" USING btree ("ends_at") WHERE revoked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once" ON "ledger" USING btree ("order_no","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_one_reference" ON "ledger" USING btree ("channel","kind","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "messages_user_id_created_at_index" ON "messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_index" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_ask_at_index" ON "orders" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_transaction" ON "orders" USING btree ("channel","provider_no");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_approved" ON "refunds" USING btree ("order_no") WHERE decision = 'approved';--> statement-breakpoint
CREATE INDEX "refunds_ask_at_index" ON "refunds" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "takings_once" ON "takings" USING btree ("reference","ability") WHERE returned_at is null;--> statement-breakpoint
CREATE INDEX "takings_user_id_taken_at_index" ON "takings" USING btree ("user_id","taken_at");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% only grows', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_only_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audits_only_grow" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audits" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
