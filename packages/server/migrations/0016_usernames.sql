ALTER TABLE "users" ADD COLUMN "username" text DEFAULT 'u' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20) NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_username_length" CHECK (char_length(username) between 3 and 32);--> statement-breakpoint
-- who has an account already gets the part before the @, the oldest account first; digits where it is taken or too short
DO $$
DECLARE
  person record;
  base text;
  name text;
BEGIN
  FOR person IN SELECT id, email FROM users WHERE email IS NOT NULL ORDER BY created_at, id LOOP
    base := left(trim(BOTH '._-' FROM regexp_replace(split_part(person.email, '@', 1), '[^[:alnum:]._-]+', '.', 'g')), 26);
    base := rtrim(base, '._-');
    IF base = '' THEN base := 'user'; END IF;
    name := base;
    WHILE char_length(name) < 3 OR EXISTS (SELECT FROM users WHERE lower(username) = lower(name)) LOOP
      name := base || lpad(floor(random() * 1000000)::text, 6, '0');
    END LOOP;
    UPDATE users SET username = name WHERE id = person.id;
  END LOOP;
END $$;
