DROP INDEX "discussions_search";--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', title || ' ' || content)) STORED;--> statement-breakpoint
CREATE INDEX "discussions_search" ON "discussions" USING gin ("words") WITH (fastupdate=false) WHERE status = 'published' AND deleted_at IS NULL;