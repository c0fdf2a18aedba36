import { interviewPath } from "../../lib/posts/entry-paths.ts";
import {
  anyDay,
  field,
  fields,
  group,
  listOf,
  text,
  textLike,
  videoAddress,
  waitsFor,
  yesNo,
} from "../schemas/field.ts";
import {
  entry,
  entryId,
  hasPictureText,
  needsPictureText,
  picture,
} from "../schemas/publication.ts";
import { sentences } from "../schemas/search-text.ts";
import { collection } from "./collection.ts";

const clock = textLike(/^(\d+:)?[0-5]?\d:[0-5]\d$/, "Expected a time such as 0:00 or 1:02:03");

const timestamp = fields({
  time: field(clock, "The time at which the topic starts.", "12:40"),
  topic: field(text(160), "The topic that starts at this time.", "How the filming started"),
});

const podcastFile = entry({
  id: entryId,
  title: field(text(140), "The title of the interview.", "A conversation about chronic illness"),
  host: field(text(80), "The name of the interviewer.", "Sample Host"),
  description: field(
    text(1000),
    "A summary of the interview, in a few plain sentences.",
    "A conversation about illness, doubt and what a microscope shows.",
  ),
  url: field(
    videoAddress,
    "The web address of the interview. The site takes the name of the platform from it.",
    "https://video.example.org/watch/interview-5",
  ),
  ...picture,
  date: field(anyDay, "The date of publication.", "2025-06-14"),
  duration: field(clock, "The length of the interview in hours, minutes and seconds.", "2:13:45"),
  timestamps: group(
    listOf(timestamp),
    "The topics of the interview in order, each with the time at which it starts.",
  ),
  featured: field(
    yesNo.default(false),
    "Show this interview on the home page. If several are ticked, it shows the latest.",
    false,
  ),
})
  .refine(hasPictureText, needsPictureText)
  .refine(...waitsFor("date"));

export const podcasts = collection({
  one: "interview",
  ending: "json",
  schema: podcastFile,
  studioGroup: "Videos, photographs and interviews",
  page: () => "/podcasts",
  addresses: ({ fields }) => [interviewPath(Number(fields["id"]))],
  search: ({ description, timestamps, host }) => {
    const topics = timestamps.map(({ time, topic }) => `${time} ${topic}`);
    return {
      kind: "Interview",
      text: "",
      view: sentences(description, ...topics),
      more: host,
    };
  },
  feed: {
    page: "/podcasts",
    entry: ({ host, duration, description, date }) => ({
      published: date,
      summary: `With ${host}, ${duration}. Not verified. ${description}`,
    }),
  },
});
