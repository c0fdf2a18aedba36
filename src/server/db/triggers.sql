--> statement-breakpoint
-- Drizzle does not generate triggers. Regenerating the migration appends this file: see "a migration" in CONTRIBUTING.md.
CREATE FUNCTION shown_replies_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE discussions d SET replies = d.replies + c.change
    FROM (SELECT discussion_id, count(*)::int AS change FROM added
      WHERE status = 'published' AND deleted_at IS NULL GROUP BY discussion_id) c
    WHERE d.id = c.discussion_id;
  ELSE
    UPDATE discussions d SET replies = d.replies + c.change
    FROM (SELECT discussion_id, sum(change)::int AS change FROM (
        SELECT discussion_id, 1 AS change FROM added WHERE status = 'published' AND deleted_at IS NULL
        UNION ALL
        SELECT discussion_id, -1 FROM gone WHERE status = 'published' AND deleted_at IS NULL
      ) changes GROUP BY discussion_id) c
    WHERE d.id = c.discussion_id AND c.change <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER replies_added AFTER INSERT ON discussion_replies REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION shown_replies_changed();
--> statement-breakpoint
CREATE TRIGGER replies_changed AFTER UPDATE ON discussion_replies REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION shown_replies_changed();
