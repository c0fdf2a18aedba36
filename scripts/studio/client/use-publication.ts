import { useCallback, useEffect, useState } from "react";
import type { Choices, Publication } from "../protocol.ts";
import { type ApiError, publish, readPublication, savedEvent } from "./api.ts";

/** Milliseconds between requests for the progress. */
const pause = 1000;

/** The progress of publishing, also if another tab has started it. @param onProgress called after each step */
export function usePublication(onProgress: () => void) {
  const [publication, setPublication] = useState<Partial<Publication>>({});
  const [error, setError] = useState("");
  const { step, problem } = publication;
  const isRunning = step !== undefined && step !== "live" && !problem;
  const fail = useCallback(({ message }: ApiError) => setError(message), []);

  useEffect(() => {
    readPublication().then(setPublication, fail);
  }, [fail]);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => readPublication().then(setPublication, fail), pause);
    return () => clearInterval(timer);
  }, [isRunning, fail]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step can change the list
  useEffect(() => {
    if (!step) return;
    onProgress();
    dispatchEvent(new Event(savedEvent));
  }, [step, problem, onProgress]);

  const start = (choices: Choices) => {
    setError("");
    publish(choices).then(setPublication, fail);
  };
  return { publication, isRunning, error, start };
}
