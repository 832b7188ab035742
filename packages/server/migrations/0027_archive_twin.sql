ALTER TABLE "archives" ADD COLUMN "twin" jsonb;--> statement-breakpoint
ALTER TABLE "archives" drop column "bytes";--> statement-breakpoint
ALTER TABLE "archives" ADD COLUMN "bytes" integer GENERATED ALWAYS AS (octet_length(content::text) + octet_length(style::text) + coalesce(octet_length(twin::text), 0)) STORED;