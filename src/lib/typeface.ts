/** Milliseconds after the first paint until which the typeface may take the place of what stands in for it. */
const patience = 500;

/**
 * On a first visit, fetches the typeface of the headings once the page has been painted. Where it comes soon it
 * is shown; else words would change under the reader's eyes, and it is kept for the next page, which
 * has it at once. It stands in the page's head; `[data-late]` shows what stands in. Where no script runs,
 * the style asks for the typeface.
 */
export const lateTypeface = `(r=>{let k,t;try{k=localStorage.typeface}catch{}if(!k){r.dataset.late="";painted.then(()=>{t=Date.now();return document.fonts.load("1em Brygada")}).then(f=>{if(f[0]){if(Date.now()-t<${patience})delete r.dataset.late;try{localStorage.typeface=1}catch{}}},()=>{})}})(document.documentElement);`;
