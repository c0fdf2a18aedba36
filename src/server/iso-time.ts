/** A moment as PostgreSQL writes it, in ISO 8601, UTC. */
export const isoTime = (moment: unknown): string => new Date(String(moment)).toISOString();
