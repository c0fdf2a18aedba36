/** The commit of this version, so that the Studio can see when it is live. Netlify and `npm run build` set it. */
export const GET = () => Response.json({ commit: process.env["COMMIT_REF"] });
