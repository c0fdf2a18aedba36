ALTER TABLE "comments" ADD COLUMN "visitor" text;--> statement-breakpoint
ALTER TABLE "discussion_replies" ADD COLUMN "visitor" text;--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "visitor" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_visit" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "comments_visitor" ON "comments" USING btree ("visitor") WHERE visitor IS NOT NULL;--> statement-breakpoint
CREATE INDEX "discussion_replies_visitor" ON "discussion_replies" USING btree ("visitor") WHERE visitor IS NOT NULL;--> statement-breakpoint
CREATE INDEX "discussions_visitor" ON "discussions" USING btree ("visitor") WHERE visitor IS NOT NULL;
--> statement-breakpoint
DROP INDEX "rate_limits_networks";
--> statement-breakpoint
-- contract: added again by the next statement, in the same transaction
ALTER TABLE "discussions" drop column "words";--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', translate(title || ' ' || content, E'‘’‛′ʼ‐‑−/⁄∕“”„«»…•·–—\u00a0', '''''''''''---              '))) STORED;--> statement-breakpoint
-- Dropped together with the column.
CREATE INDEX "discussions_search" ON "discussions" USING gin ("words") WITH (fastupdate=false) WHERE status = 'published' AND deleted_at IS NULL;
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "discussion_replies" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "status_before" text;--> statement-breakpoint
CREATE INDEX "comments_leaving" ON "comments" USING btree ("deleted_at") WHERE status_before IS NOT NULL;--> statement-breakpoint
CREATE INDEX "discussion_replies_leaving" ON "discussion_replies" USING btree ("deleted_at") WHERE status_before IS NOT NULL;--> statement-breakpoint
CREATE INDEX "discussions_leaving" ON "discussions" USING btree ("deleted_at") WHERE status_before IS NOT NULL;
--> statement-breakpoint
-- Codes of visitors are keyed with the site's secret from now on. The old ones could be turned back into IP addresses.
DELETE FROM "rate_limits";
--> statement-breakpoint
DELETE FROM "post_likes";
--> statement-breakpoint
DELETE FROM "discussion_views";
--> statement-breakpoint
UPDATE "reports" SET "visitor" = NULL WHERE "visitor" IS NOT NULL;
--> statement-breakpoint
UPDATE "mails" SET "network" = '' WHERE "network" <> '';
--> statement-breakpoint
-- The address of a moderator becomes a subscription.
INSERT INTO "subscriptions" ("email", "target_type", "target_id", "confirmed_at")
  SELECT "email", 'moderator', "id", now() FROM "users" WHERE "email" IS NOT NULL
  UNION ALL
  SELECT "new_email", 'moderator', "id", NULL FROM "users"
  WHERE "new_email" IS NOT NULL AND lower("new_email") IS DISTINCT FROM lower("email");
--> statement-breakpoint
UPDATE "mails" m SET "kind" = 'confirmation', "about" = 'subscription:' || s."id" FROM "subscriptions" s
  WHERE m."kind" = 'alerts-confirmation' AND s."target_type" = 'moderator' AND m."about" = 'user:' || s."target_id"
    AND lower(m."recipient") = lower(s."email");
--> statement-breakpoint
-- A restore deletes these posts again.
INSERT INTO "stopped_mails" ("address", "about")
  SELECT encode(sha256(convert_to(concat_ws(' ', "kind", "id", extract(epoch FROM "created_at")), 'UTF8')), 'hex'), 'post'
  FROM (SELECT 'reply' AS "kind", "id", "created_at", "deleted_at" FROM "discussion_replies"
    UNION ALL SELECT 'comment', "id", "created_at", "deleted_at" FROM "comments"
    UNION ALL SELECT 'discussion', "id", "created_at", "deleted_at" FROM "discussions") AS "posts"
  WHERE "deleted_at" IS NOT NULL
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- contract: before the launch, unused since 2026-11-28
DROP TABLE "visitor_salts" CASCADE;
--> statement-breakpoint
-- contract: before the launch, unused since 2026-11-28
ALTER TABLE "mails" DROP COLUMN "lease_until";
--> statement-breakpoint
-- contract: before the launch, unused since 2026-11-28
ALTER TABLE "users" DROP COLUMN "email";
--> statement-breakpoint
-- contract: before the launch, unused since 2026-11-28
ALTER TABLE "users" DROP COLUMN "new_email";
