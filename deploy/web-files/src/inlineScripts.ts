import { PAGE_MARKUPS, type PageMarkup } from '@crossbook/contract'
import { integrityOf } from './integrity'
import { preloadScript } from './preloadScript'
import { startWatch } from './startWatch'

/**
 * Gives the page of the release before the address that it was opened for, which follows `#`, before the host reads it; only
 * paths of the site, which alone a browser would take.
 */
export const OPENED_FOR = `(function(){
var path=location.hash.slice(1);
history.replaceState(history.state,"",/^\\/(?![\\/\\\\])/.test(path)?path:"/")
})()`

/**
 * Gives what is prerendered its styles as soon as it is there: browsers make a page's first frame only some time later, and until
 * then would do nothing. They do so by themselves where a page has no scripts to wait for.
 */
const STYLE_AT_ONCE = 'getComputedStyle(document.body).color'

/** Gives it its layout as well, since markup 7. */
const LAYOUT_AT_ONCE = 'document.body.offsetHeight'

/** Characters of a prerendered screen that were too many for that in markups 7 and 8. */
const LONG_SCREEN = 64 * 1024

/**
 * Milliseconds that a page's styles take at most where its layout is worth making before its font is there. Layout takes somewhat longer than
 * styles, and a font that comes meanwhile has it made again.
 */
const QUICK_STYLES_MS = 60

/** Gives it its styles, and its layout where that is quick: on this page and this device, which nothing but trying it tells. Since markup 9. */
const FRAME_AT_ONCE = `(function(){var began=performance.now();
${STYLE_AT_ONCE};
if(performance.now()-began<${QUICK_STYLES_MS})${LAYOUT_AT_ONCE}})()`

/** What a markup's pages do for their first frame, be a screen short or long. */
function preparations({ laysOutAtOnce, laysOutIfQuick }: PageMarkup) {
  if (laysOutIfQuick) return { long: FRAME_AT_ONCE, short: FRAME_AT_ONCE }
  return { long: STYLE_AT_ONCE, short: laysOutAtOnce ? LAYOUT_AT_ONCE : STYLE_AT_ONCE }
}

/**
 * The script behind a prerendered screen (`html`), which has the browser prepare the page's first frame, and since markup 8 lets the host's
 * scripts run once that is seen.
 */
export function frameScript(markup: PageMarkup, html: string) {
  const { long, short } = preparations(markup)
  return thenStart(markup, html.length < LONG_SCREEN ? short : long)
}

/** Milliseconds after which the host starts although the browser has not said that it has shown anything. */
export const LATEST_START_MS = 1_000

/**
 * The script that `prepares` a frame and then, since markup 8, starts the host. Its scripts stand in the template before this script, and so do not run before they are put into the page: once a frame is on the
 * screen, or at once in a tab that draws none. They could be there earlier, from a cache or over a fast line, and would keep that frame
 * waiting. The template is found by its place, which nothing that is rendered can take. What they read of the page stands behind them, so they
 * wait for that as well, as deferred scripts do. Those that are put into a page run as they arrive, unless they are told to keep their order.
 */
function thenStart({ startsWhenSeen }: PageMarkup, prepares: string) {
  if (!startsWhenSeen) return prepares
  return `${prepares};(function(){
var held=document.currentScript.previousElementSibling;
function start(){
if(document.readyState==="loading")return document.addEventListener("DOMContentLoaded",start);
if(!held)return;
held.content.childNodes.forEach(function(script){script.async=false});
document.body.appendChild(held.content);held.remove();held=null}
if(document.hidden)return start();
document.addEventListener("visibilitychange",start);
try{new PerformanceObserver(start).observe({type:"paint",buffered:true})}catch(untold){}
setTimeout(start,${LATEST_START_MS})
})()`
}

/** Hashes of the scripts that pages of a markup hold, as a policy's script-src names them. */
export function inlineScriptHashes(markup: PageMarkup): string[] {
  const scripts = [
    preloadScript(markup),
    startWatch(markup) ?? [],
    OPENED_FOR,
    ...Object.values(preparations(markup)).map((each) => thenStart(markup, each)),
  ].flat()
  return [...new Set(scripts.map((script) => integrityOf(script)))]
}

/** Those of all markups: the same policy of the site serves old and new pages. */
export const INLINE_SCRIPT_HASHES = [...new Set(PAGE_MARKUPS.flatMap(inlineScriptHashes))]
