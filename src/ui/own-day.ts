// Shows times as the visitor's own day. The server, and the build, know only the day in UTC. Durations start with a "P".
import { formatDate } from "../lib/format-date.ts";

for (const time of document.getElementsByTagName("time"))
  if (/^\d.*T/.test(time.dateTime)) time.textContent = formatDate(time.dateTime);
