import { z } from "zod";
import { day, field, listOf, text, webAddress, yesNo } from "./field.ts";
import { entryId, hasPictureText, needsPictureText, picture, publication } from "./publication.ts";

const clock = z
  .string("Expected a time such as 0:00 or 1:02:03")
  .regex(/^(\d+:)?[0-5]?\d:[0-5]\d$/, "Expected a time such as 0:00 or 1:02:03");

/** The seconds of a time such as 4:30 or 2:13:45. */
const secondsOf = (time: string): number =>
  time.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);

const timestamp = z.strictObject({
  time: field(clock, "Time", "Where in the interview the topic starts.", "12:40"),
  topic: field(text(160), "Topic", "What is talked about from there.", "How the filming began"),
});

/** An interview: one JSON file in `content/podcasts/`. */
export const podcastFile = z
  .strictObject({
    id: entryId,
    title: field(
      text(140),
      "Title",
      "The title of the interview.",
      "A conversation about chronic illness",
    ),
    host: field(text(80), "Host", "Who asks the questions.", "Sample Host"),
    description: field(
      text(1000),
      "Description",
      "What is talked about, in a few plain sentences.",
      "A long conversation about illness, doubt and what a microscope shows.",
    ),
    url: field(
      webAddress,
      "Address",
      "Where the interview can be watched; the platform's name is taken from it.",
      "https://video.example.org/watch/interview-5",
    ),
    ...picture,
    date: field(day, "Date", "The day on which it was published.", "2025-06-14"),
    duration: field(clock, "Duration", "How long it is.", "2:13:45"),
    timestamps: field(
      listOf(timestamp),
      "Timestamps",
      "The topics and where they start, in the order of the interview.",
      [{ time: "0:00", topic: "Welcome" }],
    ),
    featured: field(
      yesNo.default(false),
      "Featured",
      "true shows it on the home page; one interview is enough.",
      false,
    ),
    ...publication,
  })
  .refine(hasPictureText, needsPictureText)
  .refine(({ timestamps }) => inOrder(timestamps.map(({ time }) => secondsOf(time))), {
    path: ["timestamps"],
    error: "Expected times that go up",
  });

const inOrder = (times: number[]) =>
  times.every((time, at) => at === 0 || time > (times[at - 1] ?? 0));
