import type { Client } from "./load-clients.ts";

/** One request of a visitor. @returns its status */
type Act = (client: Client, number: number) => Promise<number>;

/** A word for each number, because the spam rules can take digits for a phone number. */
const wordOf = (number: number) =>
  number.toString().replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");

export const replyOf = (number: number, more = "") => ({
  author: "Ada",
  email: "ada@example.org",
  content: `Words ${wordOf(number)}${more}`,
});

const read =
  (path: string): Act =>
  (client) =>
    client.get(path);

/** Twenty requests; four of five are reads. */
export const mix: Act[] = [
  ...["/", "/media", "/discussions/1", "/api/blog", "/glossary", "/discussions/2"].map(read),
  (client, number) => client.post(`/api/discussions/${1 + (number % 3)}/view`),
  ...["/discussions/3", "/api/discussions/1/replies", "/blog", "/podcasts"].map(read),
  (client, number) => client.post(`/api/discussions/${1 + (number % 3)}/replies`, replyOf(number)),
  ...["/api/discussions", "/discussions/1", "/literature", "/api/discussions/2"].map(read),
  (client) => client.post("/api/blog/1/like"),
  (client, number) => client.post("/api/discussions/2/view", { number }),
  ...["/treating-parasites", "/discussions"].map(read),
];
