/**
 * A script for the end of a group of tabs, run while the page is still arriving, so that the first panel
 * does not flash up in place of the one that the address names. (Browsers know what it names only after
 * all scripts have run.) It stands in the page as it is; `astro.config.mjs` lets it past the policy.
 */
export const firstPanel = `(g=>{let e=document.getElementById(location.hash.slice(1)),p=e&&e.closest("[data-panel]");if(p&&g.contains(p))for(e of g.querySelectorAll("[data-panel]"))e.dataset.panel=e==p||e.hash=="#"+p.id?"first":""})(document.currentScript.parentNode)`;
