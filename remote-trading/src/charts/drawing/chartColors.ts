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

/** The tokens that a chart is drawn with, as `#rrggbb`, because a canvas cannot use CSS variables. */
export type ChartColors = Readonly<Record<(typeof NAMES)[number], string>>

/** Reads the tokens' values at the chart's element. */
export function chartColors(element: Element): ChartColors {
  const style = getComputedStyle(element)
  const valueOf = (token: string) => asHex(style.getPropertyValue(token.slice('var('.length, -1)).trim())
  const entries = NAMES.map((name) => [name, valueOf(color[name])] as const)
  return Object.fromEntries(entries) as Record<(typeof NAMES)[number], string>
}

/** Under forced colors, tokens are names of system colors. Only an element returns their values. */
function asHex(value: string): string {
  if (value.startsWith('#') || value === '') return value
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.color = value
  const channels = getComputedStyle(probe).color.match(/\d+/g) ?? []
  probe.remove()
  return `#${channels
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`
}
