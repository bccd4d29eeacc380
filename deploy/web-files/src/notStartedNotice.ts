import { PREFERENCES } from '@crossbook/contract'

/** Seconds after which a page says that none of its scripts has run: the first one is in its head. */
const NOTICE_AFTER_S = 10

const ID = 'crossbook-not-started'

/**
 * The rules of the notice. The script in the page's head gives the html element an attribute; while it is missing, the notice
 * appears without a script. It is invisible until then, also to screen readers.
 */
export const NOT_STARTED_STYLES = `#${ID}{visibility:hidden;position:fixed;z-index:1000;inset:auto 0 0;padding:16px 24px;border-top:1px solid var(--cb-down,red);background:var(--cb-s2,#171e27);color:var(--cb-text,#fff);font:var(--cb-type-body);animation:${ID} 1ms ${NOTICE_AFTER_S}s forwards}
#${ID} a{color:inherit}
@keyframes ${ID}{to{visibility:visible}}
html[${PREFERENCES}] #${ID}{display:none}
@media print,(scripting:none){#${ID}{display:none}}`

export const NOT_STARTED_NOTICE = `<p id="${ID}" role="alert">Crossbook could not start. A network, a proxy or an extension may have changed this page on its way to you. <a href="">Reload the page</a>, or try another network or browser.</p>`
