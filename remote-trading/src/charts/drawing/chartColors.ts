import { color } from '@crossbook/ui'

const NAMES = [
  'canvas',
  's1',
  's3',
  'text',
  'text2',
  'text3',
  'line',
  'accent',
  'warn',
  'up',
  'down',
] as const

/** The tokens that a chart is drawn with, as values: a canvas knows no CSS variables. */
export type ChartColors = Readonly<Record<(typeof NAMES)[number], string>>

/** Reads the tokens' values at the chart's element. */
export function chartColors(element: Element): ChartColors {
  const style = getComputedStyle(element)
  const valueOf = (token: string) => style.getPropertyValue(token.slice('var('.length, -1)).trim()
  const entries = NAMES.map((name) => [name, valueOf(color[name])] as const)
  return Object.fromEntries(entries) as Record<(typeof NAMES)[number], string>
}
