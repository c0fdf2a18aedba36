import type { APIRoute } from "astro";
import { licenceTexts } from "../data/shipped-packages.ts";

export const GET: APIRoute = () =>
  new Response(licenceTexts(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
