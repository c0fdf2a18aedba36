ALTER TABLE "comments" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "discussion_replies" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "status_before" text;--> statement-breakpoint
CREATE INDEX "comments_leaving" ON "comments" USING btree ("deleted_at") WHERE status_before IS NOT NULL;--> statement-breakpoint
CREATE INDEX "discussion_replies_leaving" ON "discussion_replies" USING btree ("deleted_at") WHERE status_before IS NOT NULL;--> statement-breakpoint
CREATE INDEX "discussions_leaving" ON "discussions" USING btree ("deleted_at") WHERE status_before IS NOT NULL;