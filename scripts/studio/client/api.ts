import type {
  ChangeList,
  Checked,
  Choices,
  EarlierVersion,
  Edit,
  FoundVideo,
  OpenFile,
  Overview,
  PictureList,
  PictureSummary,
  Publication,
} from "../protocol.ts";

/** An error response, or no response (status 0). `more` has the other fields of the response. */
export class ApiError extends Error {
  readonly status: number;
  readonly more: { current?: OpenFile } & Partial<Checked>;

  constructor(status: number, message: string, more: ApiError["more"] = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}

/** Sent to the window after a file has been written, deleted or published. */
export const savedEvent = "content-saved";

const noResponse = "The Studio is not responding. Check that npm run dev is still running.";

/** @throws ApiError */
async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal) {
  const isFile = body instanceof ArrayBuffer;
  const type = isFile ? "application/octet-stream" : "application/json";
  const init: RequestInit = { method, signal: signal ?? null };
  if (body !== undefined) {
    init.body = isFile ? body : JSON.stringify(body);
    init.headers = { "Content-Type": type };
  }
  // The connection can also fail while the body is read.
  const fail = (error: Error) => {
    throw signal?.aborted ? error : new ApiError(0, noResponse);
  };
  const response = await fetch(`/studio/api/${path}`, init).catch(fail);
  const result = await response.json().catch(fail);
  if (!response.ok) throw new ApiError(response.status, String(result.error), result);
  if (method === "PUT" || method === "DELETE") dispatchEvent(new Event(savedEvent));
  return result as T;
}

export const readOverview = () => call<Overview>("GET", "overview");

export const readFile = (at: string) =>
  call<OpenFile>("GET", `file?${new URLSearchParams({ at })}`);

/** @param like the file to copy @param name the suggested name */
export const readBlank = (collection: string, like = "", name = "") =>
  call<OpenFile>("GET", `blank?${new URLSearchParams({ in: collection, like, name })}`);

export const checkEdit = (edit: Edit, signal?: AbortSignal) =>
  call<Checked>("POST", "check", edit, signal);

export const saveEdit = (edit: Edit) => call<OpenFile>("PUT", "file", edit);

export const findVideo = (url: string) => call<FoundVideo>("POST", "video", { url });

/** Moves an entry to another position in its list, from 0. */
export const moveEntry = (at: string, to: number) => call("PUT", "order", { at, to });

export const removeFile = (at: string, base: string) => call("DELETE", "file", { at, base });

/** @param isFresh true to ask the server of the repository first for what is published */
export const readChanges = (isFresh = false) =>
  call<ChangeList>("GET", isFresh ? "changes?fetch" : "changes");

/** The progress of the last publication; empty if there was none. */
export const readPublication = () => call<Partial<Publication>>("GET", "publication");

export const publish = (choices: Choices) => call<Publication>("POST", "publication", choices);

export const readHistory = (at: string) =>
  call<EarlierVersion[]>("GET", `history?${new URLSearchParams({ at })}`);

/** Replaces a file with an earlier version. @param id null to remove the file */
export const restoreVersion = (file: string, id: string | null) =>
  call<{ replaced: string | null }>("PUT", "version", { file, id });

export const readPictures = () => call<PictureList>("GET", "pictures");

/**
 * Uploads a picture.
 * @param title the title of the entry that shows it; may be empty
 * @throws ApiError if it cannot be read, sent or used
 */
export async function uploadPicture(file: File, title: string): Promise<PictureSummary> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ApiError(0, `“${file.name}” cannot be read. Choose it again.`);
  });
  return call("PUT", `picture?${new URLSearchParams({ name: file.name, title })}`, bytes);
}

export const removePicture = (name: string) => call("DELETE", "picture", { name });

/** The address of a small copy of a picture. */
export const pictureUrl = (name: string) => `/studio/api/picture?${new URLSearchParams({ name })}`;
