declare global {
  /** Comes once some of the page's content has been painted, in a page that is only prepared once it is opened. */
  var painted: Promise<void>;
}

/**
 * Tells when content, not its background alone, has been painted, to what may wait until then: on a slow line
 * everything else would travel beside the words. A second after the page has loaded it comes in any case,
 * since older browsers do not tell of paints. It stands in the page's head before all that waits.
 */
export const tellsPainted = `painted=new Promise(r=>{addEventListener("load",()=>setTimeout(r,1e3));try{new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint").forEach(r)).observe({type:"paint",buffered:true})}catch{}});`;
