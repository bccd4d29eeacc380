// Colours, and sizes that depend on the window, are CSS variables that the host sets. Constant values are written out here, so that
// a remote shows them in any host.

/** Colours by role. The washes are for badges and notices, and their text has the text colour of the same name. */
export const color = {
  canvas: 'var(--cb-canvas)',
  s1: 'var(--cb-s1)',
  s2: 'var(--cb-s2)',
  s3: 'var(--cb-s3)',
  text: 'var(--cb-text)',
  text2: 'var(--cb-text-2)',
  text3: 'var(--cb-text-3)',
  line: 'var(--cb-line)',
  controlLine: 'var(--cb-control-line)',
  accent: 'var(--cb-accent)',
  accentStrong: 'var(--cb-accent-strong)',
  accentInk: 'var(--cb-accent-ink)',
  accentWash: 'var(--cb-accent-wash)',
  focus: 'var(--cb-focus)',
  up: 'var(--cb-up)',
  upInk: 'var(--cb-up-ink)',
  upWash: 'var(--cb-up-wash)',
  down: 'var(--cb-down)',
  downInk: 'var(--cb-down-ink)',
  downWash: 'var(--cb-down-wash)',
  warn: 'var(--cb-warn)',
  warnWash: 'var(--cb-warn-wash)',
  dangerSolid: 'var(--cb-danger-solid)',
  dangerStrong: 'var(--cb-danger-strong)',
  dangerInk: 'var(--cb-danger-ink)',
  scrim: 'var(--cb-scrim)',
} as const

const lightInk = 'var(--cb-heat-light-ink)'
const darkInk = 'var(--cb-heat-dark-ink)'

/** The heatmap's six steps from best to worst, each with the text colour that is readable on it. */
export const heat = [
  { fill: 'var(--cb-heat-1)', ink: lightInk },
  { fill: 'var(--cb-heat-2)', ink: lightInk },
  { fill: 'var(--cb-heat-3)', ink: darkInk },
  { fill: 'var(--cb-heat-4)', ink: darkInk },
  { fill: 'var(--cb-heat-5)', ink: lightInk },
  { fill: 'var(--cb-heat-6)', ink: lightInk },
] as const

/** Converts a length in CSS pixels at 16 px text to rem, so that it grows with the text size that the user has chosen. */
export function rem(pixels: number): string {
  return `${String(pixels / 16)}rem`
}

/**
 * Distances, keyed by their size in CSS pixels at 16 px text. They grow with the text. From 12 on, their share of a narrow window is no
 * larger than in a window of 320 px, which leaves space for large text on phones. 2, 6 and 20 are between the steps of the scale, for
 * tight layouts: a mark or an icon next to text, a small card's edge.
 */
export const space = {
  2: '0.125rem',
  4: 'var(--cb-space-4)',
  6: '0.375rem',
  8: 'var(--cb-space-8)',
  12: 'var(--cb-space-12)',
  16: 'var(--cb-space-16)',
  20: 'min(1.25rem, 6.25vw)',
  24: 'var(--cb-space-24)',
  32: 'var(--cb-space-32)',
  48: 'var(--cb-space-48)',
  64: 'var(--cb-space-64)',
  96: 'var(--cb-space-96)',
} as const

/** Corner radii by element. */
export const radius = {
  tile: 'var(--cb-radius-tile)',
  control: 'var(--cb-radius-control)',
  card: 'var(--cb-radius-card)',
  dialog: 'var(--cb-radius-dialog)',
  badge: 'var(--cb-radius-badge)',
} as const

/** Line widths: borders and rules, marks of the current or focused element, and edges that must be visible from a distance. */
export const stroke = { hairline: '1px', strong: '2px', heavy: '3px' } as const

/** The two font families; text normally takes its family from `type`. */
export const font = {
  sans: 'var(--cb-font-sans)',
  mono: 'var(--cb-font-mono)',
} as const

// The `font` shorthand resets figures to proportional ones, so each step sets tabular figures again.
const figures = 'font-variant-numeric: tabular-nums lining-nums;'

/** Steps of the type scale, as declarations for a styled component: `${type.h2}`. All have tabular figures. */
export const type = {
  display: `font: var(--cb-type-display); ${figures} letter-spacing: -0.025em;`,
  h1: `font: var(--cb-type-h1); ${figures} letter-spacing: -0.015em;`,
  h2: `font: var(--cb-type-h2); ${figures} letter-spacing: -0.01em;`,
  h3: `font: var(--cb-type-h3); ${figures} letter-spacing: -0.005em;`,
  body: `font: var(--cb-type-body); ${figures} letter-spacing: normal;`,
  control: `font: var(--cb-type-control); ${figures} letter-spacing: normal;`,
  small: `font: var(--cb-type-small); ${figures} letter-spacing: normal;`,
  smallStrong: `font: var(--cb-type-small-strong); ${figures} letter-spacing: normal;`,
  micro: `font: var(--cb-type-micro); ${figures} letter-spacing: 0.01em;`,
  numXl: `font: var(--cb-type-num-xl); ${figures} letter-spacing: -0.02em;`,
  numL: `font: var(--cb-type-num-l); ${figures} letter-spacing: -0.015em;`,
  cell: `font: var(--cb-type-cell); ${figures} letter-spacing: normal;`,
  mono: `font: var(--cb-type-mono); ${figures} letter-spacing: normal;`,
} as const

/** Durations and the one curve; the durations are zero for visitors who prefer reduced motion. */
export const motion = {
  fast: 'var(--cb-motion-fast)',
  medium: 'var(--cb-motion-medium)',
  slow: 'var(--cb-motion-slow)',
  ease: 'var(--cb-motion-ease)',
} as const

/** The z-index of floating elements. */
export const layer = {
  header: 'var(--cb-layer-header)',
  drawer: 'var(--cb-layer-drawer)',
  dialog: 'var(--cb-layer-dialog)',
  toast: 'var(--cb-layer-toast)',
  skipLink: 'var(--cb-layer-skip-link)',
} as const

/** Sizes that several screens share. `control` and `row` are larger on touch screens and phones. */
export const size = {
  control: 'var(--cb-size-control)',
  controlSmall: 'var(--cb-size-control-small)',
  controlLarge: 'var(--cb-size-control-large)',
  row: 'var(--cb-size-row)',
  header: 'var(--cb-size-header)',
  sidebar: 'var(--cb-size-sidebar)',
  content: 'var(--cb-size-content)',
  /** The width of trading pages before they took the whole window. Remotes built then use it. */
  contentTrading: 'var(--cb-size-content-trading)',
  pagePadding: 'var(--cb-size-page-padding)',
  /** 1 where a screen's strip may share the line of the host's back bar. Older hosts do not set it, which disables the rules that use it. */
  backBarShared: 'var(--cb-back-bar-shared)',
  /** Height that a notice covers at the lower end of the window. Older hosts do not set it, which disables the rules that use it. */
  covered: 'var(--cb-size-covered)',
  /** Height of the bars along the lower edge of the window, which includes the safe area below them. */
  bottomBar: 'var(--cb-size-bottom-bar)',
  form: '40rem',
  text: '45rem',
} as const

/** Smallest heights of lines to click or read. Unlike those of `size` they do not grow on touch screens. */
export const height = {
  least: '1.5rem',
  small: '2rem',
  medium: '2.5rem',
  large: '2.75rem',
  bar: '3rem',
  row: '3.5rem',
} as const

/**
 * The window widths in em at which layouts change. In a media query 1 em is the text size of the browser's settings, so that a window
 * with large text gets the layout of a narrower one.
 */
export const breakpoint = { xxs: 20, xs: 23.5, s: 30, m: 48, l: 64, xl: 80 } as const

/** Height in em below which a phone in landscape has space only for a chart. */
const LOW = 30

// Older browsers have no ranges like (width < 48em). Browsers round lengths to fractions of a pixel, so a smaller step would have no
// effect.
const from = (em: number) => `(min-width: ${String(em)}em)`
const below = (em: number) => `(max-width: ${String(em - 0.01)}em)`

/**
 * Media queries to open a block in a styled part: `${media.fromM} { … }`. `belowM` is where tables become short rows.
 */
export const media = {
  fromS: `@media ${from(breakpoint.s)}`,
  fromM: `@media ${from(breakpoint.m)}`,
  fromL: `@media ${from(breakpoint.l)}`,
  fromXl: `@media ${from(breakpoint.xl)}`,
  onlyM: `@media ${from(breakpoint.m)} and ${below(breakpoint.l)}`,
  /** Large text on a phone. With text of 16 px, it would be narrower than any supported phone. */
  belowXxs: `@media ${below(breakpoint.xxs)}`,
  belowXs: `@media ${below(breakpoint.xs)}`,
  belowS: `@media ${below(breakpoint.s)}`,
  belowM: `@media ${below(breakpoint.m)}`,
  belowL: `@media ${below(breakpoint.l)}`,
  belowXl: `@media ${below(breakpoint.xl)}`,
  /** A phone in landscape, but not a low desktop window with a zoomed page. */
  phoneSideways: `@media (orientation: landscape) and (max-height: ${String(LOW - 0.01)}em) and (pointer: coarse)`,
  print: '@media print',
  hover: '@media (hover: hover)',
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const
