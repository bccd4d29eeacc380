import { PAGE_MARKUP, PREFERENCES } from '@crossbook/contract'

/** Elements of HTML that a first render may have: those for content and for forms. None of them runs, loads or frames anything. */
export const HTML_ELEMENTS: ReadonlySet<string> = words(`
  a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup data datalist dd del details dfn
  dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend
  li main mark menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp search section select small
  source span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var wbr`)

/** Elements of SVG that a first render may have: shapes and their fills. None of them changes attributes or contains HTML. */
export const SVG_ELEMENTS: ReadonlySet<string> = words(`
  svg g path circle ellipse rect line polyline polygon text tspan defs symbol use marker mask clipPath pattern linearGradient
  radialGradient stop title desc`)

/** Attributes that any element may have, in addition to `aria-*` and `data-*`. */
export const COMMON_ATTRIBUTES: ReadonlySet<string> = words(`
  class id role title lang dir hidden inert tabindex translate draggable enterkeyhint inputmode autofocus popover spellcheck
  autocapitalize autocorrect`)

/** Additional attributes of HTML elements. */
export const HTML_ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
  a: words('href hreflang rel target type download'),
  blockquote: words('cite'),
  button: words(
    'type name value disabled form formaction formmethod formnovalidate popovertarget popovertargetaction',
  ),
  col: words('span'),
  colgroup: words('span'),
  data: words('value'),
  del: words('cite datetime'),
  details: words('open name'),
  dialog: words('open closedby'),
  fieldset: words('disabled form name'),
  form: words('action method novalidate autocomplete accept-charset enctype rel'),
  img: words('src srcset sizes alt width height loading decoding fetchpriority'),
  input: words(`
    accept alt autocomplete capture checked dirname disabled form formaction formmethod formnovalidate list max maxlength min
    minlength multiple name pattern placeholder popovertarget popovertargetaction readonly required size step type value`),
  ins: words('cite datetime'),
  label: words('for'),
  li: words('value'),
  meter: words('value min max low high optimum'),
  ol: words('reversed start type'),
  optgroup: words('disabled label'),
  option: words('disabled label selected value'),
  output: words('for form name'),
  progress: words('value max'),
  q: words('cite'),
  select: words('autocomplete disabled form multiple name required size'),
  source: words('src srcset sizes media type width height'),
  td: words('colspan rowspan headers'),
  textarea: words(
    'autocomplete cols dirname disabled form maxlength minlength name placeholder readonly required rows wrap',
  ),
  th: words('abbr colspan rowspan headers scope'),
  time: words('datetime'),
}

/** Additional attributes of every SVG element. */
export const SVG_ATTRIBUTES: ReadonlySet<string> = words(`
  xmlns viewBox preserveAspectRatio focusable width height x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points transform offset
  pathLength fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray
  stroke-dashoffset stroke-miterlimit opacity color clip-path clip-rule mask marker-start marker-mid marker-end gradientUnits
  gradientTransform spreadMethod stop-color stop-opacity patternUnits patternContentUnits patternTransform clipPathUnits
  maskUnits maskContentUnits markerWidth markerHeight markerUnits orient refX refY vector-effect shape-rendering
  text-rendering text-anchor dominant-baseline font-size font-weight font-family letter-spacing paint-order href overflow
  display visibility`)

/** Types of input fields. A picture that sends a form would be a button that loads a file. */
export const INPUT_TYPES: ReadonlySet<string> = words(`
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

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
