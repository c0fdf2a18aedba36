import type { APIRoute, GetStaticPaths } from "astro";
import { posterFiles } from "../../collections/queries/pictures.ts";

export const getStaticPaths = (() =>
  posterFiles.map(({ file, svg }) => ({
    params: { file },
    props: { svg },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { "Content-Type": "image/svg+xml" } });
