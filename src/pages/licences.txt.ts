import type { APIRoute } from "astro";
import { licenceTexts } from "../build/licences.ts";

export const GET: APIRoute = () =>
  new Response(licenceTexts(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
