ALTER TABLE "comments" ADD COLUMN "visitor" text;--> statement-breakpoint
ALTER TABLE "discussion_replies" ADD COLUMN "visitor" text;--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "visitor" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_visit" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "comments_visitor" ON "comments" USING btree ("visitor") WHERE visitor IS NOT NULL;--> statement-breakpoint
CREATE INDEX "discussion_replies_visitor" ON "discussion_replies" USING btree ("visitor") WHERE visitor IS NOT NULL;--> statement-breakpoint
CREATE INDEX "discussions_visitor" ON "discussions" USING btree ("visitor") WHERE visitor IS NOT NULL;