ALTER TABLE "comments" ADD CONSTRAINT "comments_status" CHECK (status IN ('published', 'held', 'removed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_times" CHECK (isfinite(created_at) AND isfinite(edited_at) AND isfinite(deleted_at)) NOT VALID;--> statement-breakpoint
ALTER TABLE "discussion_replies" ADD CONSTRAINT "discussion_replies_status" CHECK (status IN ('published', 'held', 'removed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "discussion_replies" ADD CONSTRAINT "discussion_replies_times" CHECK (isfinite(created_at) AND isfinite(edited_at) AND isfinite(deleted_at)) NOT VALID;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_status" CHECK (status IN ('published', 'held', 'removed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_times" CHECK (isfinite(created_at) AND isfinite(edited_at) AND isfinite(deleted_at)) NOT VALID;