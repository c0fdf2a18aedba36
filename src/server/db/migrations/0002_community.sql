CREATE TABLE "discussion_views" (
	"day" date NOT NULL,
	"discussion_id" integer NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "discussion_views_day_discussion_id_visitor_pk" PRIMARY KEY("day","discussion_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "post_likes" (
	"day" date NOT NULL,
	"post_id" integer NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "post_likes_day_post_id_visitor_pk" PRIMARY KEY("day","post_id","visitor")
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE INDEX "blog_posts_page" ON "blog_posts" USING btree ("created_at","id") WHERE published;--> statement-breakpoint
CREATE INDEX "discussions_page" ON "discussions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "discussions_category_page" ON "discussions" USING btree ("category","created_at","id");--> statement-breakpoint
CREATE INDEX "rate_limits_window" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_idempotency_key" UNIQUE("idempotency_key");--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_idempotency_key" UNIQUE("idempotency_key");