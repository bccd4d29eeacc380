/** Rules that the styles of a first render may have. None of them loads anything. */
export const AT_RULES: ReadonlySet<string> = words(
  'media supports container keyframes -webkit-keyframes layer property starting-style scope',
)

/** Functions that the styles of a first render may use, those of selectors included; pictures are read by `url` alone. */
export const FUNCTIONS: ReadonlySet<string> = words(`
  is where not has nth-child nth-last-child nth-of-type nth-last-of-type lang dir host slotted part picker state highlight
  active-view-transition-type
  var env attr calc calc-size min max clamp round mod rem abs sign sin cos tan asin acos atan atan2 pow sqrt hypot log exp
  minmax repeat fit-content anchor anchor-size counter counters layer selector style supports media
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark device-cmyk
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
  repeating-conic-gradient
  matrix matrix3d perspective rotate rotate3d rotatex rotatey rotatez scale scale3d scalex scaley scalez skew skewx skewy
  translate translate3d translatex translatey translatez
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  circle ellipse inset polygon path rect shape xywh ray
  cubic-bezier linear steps scroll view
  format tech symbols stylistic styleset character-variant swash ornaments annotation`)

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
