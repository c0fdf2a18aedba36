-- contract: added again by the next statement, in the same transaction
ALTER TABLE "discussions" drop column "words";--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', translate(title || ' ' || content, E'‘’‛′ʼ‐‑−/⁄∕“”„«»…•·–—\u00a0', '''''''''''---              '))) STORED;--> statement-breakpoint
-- Dropped together with the column.
CREATE INDEX "discussions_search" ON "discussions" USING gin ("words") WITH (fastupdate=false) WHERE status = 'published' AND deleted_at IS NULL;
