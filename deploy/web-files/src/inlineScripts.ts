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
export const STYLE_AT_ONCE = 'getComputedStyle(document.body).color'

/** Gives it its layout as well, since markup 7. */
export const LAYOUT_AT_ONCE = 'document.body.offsetHeight'

/** Characters of a prerendered screen from which its layout takes so long that the font comes meanwhile, for which it would be made again. */
const LONG_SCREEN = 64 * 1024

/** The script behind a prerendered screen (`html`), which has the browser prepare the page's first frame. */
export function frameScript({ laysOutAtOnce }: PageMarkup, html: string) {
  return laysOutAtOnce && html.length < LONG_SCREEN ? LAYOUT_AT_ONCE : STYLE_AT_ONCE
}

/** Hashes of the scripts that pages of a markup hold, as a policy's script-src names them. */
export function inlineScriptHashes(markup: PageMarkup): string[] {
  const layout = markup.laysOutAtOnce ? [LAYOUT_AT_ONCE] : []
  const scripts = [
    preloadScript(markup),
    startWatch(markup) ?? [],
    OPENED_FOR,
    STYLE_AT_ONCE,
    ...layout,
  ].flat()
  return scripts.map((script) => integrityOf(script))
}

/** Those of all markups: the same policy of the site serves old and new pages. */
export const INLINE_SCRIPT_HASHES = [...new Set(PAGE_MARKUPS.flatMap(inlineScriptHashes))]
