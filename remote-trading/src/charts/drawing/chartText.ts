/** Share of the page's text size that the scales are written in: 12 px at 16 px text. */
const SCALE_TEXT = 0.75

/** The font of a chart, because a canvas inherits none. */
export interface ChartText {
  fontFamily: string
  /** CSS pixels. */
  fontSize: number
}

/** Reads the font of the chart's box, in a size that follows the text size that the user has chosen. */
export function chartText(box: Element): ChartText {
  const pageText = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return { fontFamily: getComputedStyle(box).fontFamily, fontSize: pageText * SCALE_TEXT }
}
