import { PAGE_MARKUP, PREFERENCES } from '@crossbook/contract'
import { wordSet } from './wordSet'

/** Elements of HTML that a first render may have: those for content and for forms. None of them runs, loads or frames anything. */
export const HTML_ELEMENTS: ReadonlySet<string> = wordSet(`
  a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup data datalist dd del details dfn
  dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend
  li main mark menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp search section select small
  source span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var wbr`)

/** Elements of SVG that a first render may have: shapes and their fills. None of them changes attributes or contains HTML. */
export const SVG_ELEMENTS: ReadonlySet<string> = wordSet(`
  svg g path circle ellipse rect line polyline polygon text tspan defs symbol use marker mask clipPath pattern linearGradient
  radialGradient stop title desc`)

/** Attributes that any element may have, in addition to `aria-*` and `data-*`. */
export const COMMON_ATTRIBUTES: ReadonlySet<string> = wordSet(`
  class id role title lang dir hidden inert tabindex translate draggable enterkeyhint inputmode autofocus popover spellcheck
  autocapitalize autocorrect`)

/** Additional attributes of HTML elements. */
export const HTML_ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
  a: wordSet('href hreflang rel target type download'),
  blockquote: wordSet('cite'),
  button: wordSet(
    'type name value disabled form formaction formmethod formnovalidate popovertarget popovertargetaction',
  ),
  col: wordSet('span'),
  colgroup: wordSet('span'),
  data: wordSet('value'),
  del: wordSet('cite datetime'),
  details: wordSet('open name'),
  dialog: wordSet('open closedby'),
  fieldset: wordSet('disabled form name'),
  form: wordSet('action method novalidate autocomplete accept-charset enctype rel'),
  img: wordSet('src srcset sizes alt width height loading decoding fetchpriority'),
  input: wordSet(`
    accept alt autocomplete capture checked dirname disabled form formaction formmethod formnovalidate list max maxlength min
    minlength multiple name pattern placeholder popovertarget popovertargetaction readonly required size step type value`),
  ins: wordSet('cite datetime'),
  label: wordSet('for'),
  li: wordSet('value'),
  meter: wordSet('value min max low high optimum'),
  ol: wordSet('reversed start type'),
  optgroup: wordSet('disabled label'),
  option: wordSet('disabled label selected value'),
  output: wordSet('for form name'),
  progress: wordSet('value max'),
  q: wordSet('cite'),
  select: wordSet('autocomplete disabled form multiple name required size'),
  source: wordSet('src srcset sizes media type width height'),
  td: wordSet('colspan rowspan headers'),
  textarea: wordSet(
    'autocomplete cols dirname disabled form maxlength minlength name placeholder readonly required rows wrap',
  ),
  th: wordSet('abbr colspan rowspan headers scope'),
  time: wordSet('datetime'),
}

/** Additional attributes of every SVG element. */
export const SVG_ATTRIBUTES: ReadonlySet<string> = wordSet(`
  xmlns viewBox preserveAspectRatio focusable width height x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points transform offset
  pathLength fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray
  stroke-dashoffset stroke-miterlimit opacity color clip-path clip-rule mask marker-start marker-mid marker-end gradientUnits
  gradientTransform spreadMethod stop-color stop-opacity patternUnits patternContentUnits patternTransform clipPathUnits
  maskUnits maskContentUnits markerWidth markerHeight markerUnits orient refX refY vector-effect shape-rendering
  text-rendering text-anchor dominant-baseline font-size font-weight font-family letter-spacing paint-order href overflow
  display visibility`)

/** Types of input fields. A picture that sends a form would be a button that loads a file. */
export const INPUT_TYPES: ReadonlySet<string> = wordSet(`
  button checkbox color date datetime-local email file hidden month number password radio range reset search submit tel text
  time url week`)

/**
 * Comments that React puts between texts and around Suspense and similar boundaries, and looks for when it hydrates the page. Those of
 * boundaries that still wait are not allowed, because a first render is complete.
 */
export const REACT_COMMENTS: ReadonlySet<string> = new Set([' ', '$', '/$', '&', '/&', 'F', 'F!'])

/** Ids and names of the page's own elements. Rendered elements must not have them. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  PAGE_MARKUP.rootId,
  PAGE_MARKUP.pageDocumentId,
  PAGE_MARKUP.preloadListId,
])

/** Attributes that the page itself sets. */
export const RESERVED_ATTRIBUTES: ReadonlySet<string> = new Set([
  PREFERENCES,
  PAGE_MARKUP.prerenderedPath,
  PAGE_MARKUP.hasSession,
  PAGE_MARKUP.isSignedIn,
  PAGE_MARKUP.starting,
  PAGE_MARKUP.hostRuns,
  PAGE_MARKUP.shellInteractive,
])
