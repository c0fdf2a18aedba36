/** Milliseconds after the first paint until which the typeface may take the place of what stands in for it. */
const patience = 500;

/** The name of the element in the head whose content is the typeface's address. */
export const typefaceName = "typeface";

/**
 * On a first visit, fetches the typeface of the headings once the page has been painted. Where it comes soon it
 * is shown; else words would change under the reader's eyes, and it is kept for the next page, which
 * has it at once. It stands in the page's head, before it `tellsPainted`. A style that names the file
 * would fetch it at once.
 */
export const lateTypeface = `((d,s)=>{let k,f=new FontFace("Brygada","url("+d.querySelector("[name=${typefaceName}]").content+")",{weight:"400 700",display:"optional"});try{k=s().typeface}catch{}k?d.fonts.add(f):painted.then(()=>{let t=Date.now();f.load().then(()=>{if(Date.now()-t<${patience})d.fonts.add(f);try{s().typeface=1}catch{}},()=>{})})})(document,()=>localStorage);`;
