/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as tokens from './tokens'
import { contrast } from './base/contrast.fixture'

const css = readFileSync(join(__dirname, 'base/tokens.css'), 'utf8')

const defined = new Map(
  [...css.matchAll(/^ {2}(--cb-[\w-]+):\s*([^;]+);/gm)].map(([, name, value]) => [name, value]),
)

const named = new Set([...JSON.stringify(tokens).matchAll(/var\((--cb-[\w-]+)\)/g)].map(([, name]) => name))

const hex = (name: string) => defined.get(`--cb-${name}`) ?? ''

/** Text colours on solid surfaces. */
const ON_SOLID: [ink: string, surface: string][] = [
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['up-ink', 'up'],
  ['down-ink', 'down'],
  ['danger-ink', 'danger-solid'],
  ['danger-ink', 'danger-strong'],
  ['heat-light-ink', 'heat-1'],
  ['heat-light-ink', 'heat-2'],
  ['heat-dark-ink', 'heat-3'],
  ['heat-dark-ink', 'heat-4'],
  ['heat-light-ink', 'heat-5'],
  ['heat-light-ink', 'heat-6'],
]

describe('the tokens', () => {
  it('that TypeScript names are all set by the stylesheet', () => {
    expect(named.size).toBeGreaterThan(70)
    expect([...named].filter((name) => !defined.has(name))).toEqual([])
  })

  it('that the stylesheet sets are all named in TypeScript', () => {
    expect([...defined.keys()].filter((name) => !named.has(name))).toEqual([])
  })

  it('of the media queries are breakpoints in em, so that they follow the text size of the browser', () => {
    expect(tokens.media).toMatchObject({
      fromS: '@media (min-width: 30em)',
      fromM: '@media (min-width: 48em)',
      fromL: '@media (min-width: 64em)',
      fromXl: '@media (min-width: 80em)',
      belowM: '@media (max-width: 47.99em)',
      belowL: '@media (max-width: 63.99em)',
    })
  })

  it('of every type step ask for tabular figures, which the font shorthand would take away', () => {
    for (const step of Object.values(tokens.type))
      expect(step).toContain('font-variant-numeric: tabular-nums')
  })
})

describe('the contrast', () => {
  it.each([
    ['text', [17.8, 16.6, 15.3, 13.6]],
    ['text-2', [10.4, 9.7, 9.0, 8.0]],
    ['text-3', [6.6, 6.1, 5.7, 5.0]],
    ['control-line', [3.7, 3.5, 3.2]],
    ['accent', [9.5, 8.9, 8.2, 7.3]],
    ['up', [9.9, 9.2, 8.5, 7.6]],
    ['down', [7.1, 6.6, 6.1, 5.4]],
    ['warn', [11.0, 10.2, 9.5, 8.4]],
  ])('of %s on canvas, s1, s2 and s3 is as documented', (name, documented) => {
    const surfaces = ['canvas', 's1', 's2', 's3'].slice(0, documented.length)
    expect(surfaces.map((surface) => Math.round(contrast(hex(name), hex(surface)) * 10) / 10)).toEqual(
      documented,
    )
  })

  it.each<[ink: string, surface: string]>([
    ...ON_SOLID,
    ['up', 'up-wash'],
    ['down', 'down-wash'],
    ['warn', 'warn-wash'],
    ['accent', 'accent-wash'],
    ['text-2', 'warn-wash'],
    ['text-2', 'accent-wash'],
    ['text-2', 'down-wash'],
  ])('of %s on %s is enough for text', (ink, surface) => {
    expect(contrast(hex(ink), hex(surface))).toBeGreaterThanOrEqual(4.5)
  })
})

describe('where the system asks for more contrast', () => {
  const stronger = new Map(
    [
      ...readFileSync(join(__dirname, 'base/moreContrast.css'), 'utf8').matchAll(/--cb-([\w-]+): ([^;]+);/g),
    ].map(([, name = '', value = '']) => [name, value] as const),
  )
  const color = (name: string) => stronger.get(name) ?? hex(name)
  const surfaces = ['canvas', 's1', 's2', 's3', 'up-wash', 'down-wash', 'warn-wash', 'accent-wash']

  it('changes only tokens that exist', () => {
    expect([...stronger.keys()].filter((name) => !defined.has(`--cb-${name}`))).toEqual([])
  })

  it.each(['text', 'text-2', 'text-3', 'accent', 'accent-strong', 'up', 'down', 'warn'])(
    '%s has at least 7:1 on every surface [SHL-69]',
    (ink) => {
      for (const surface of surfaces) expect(contrast(color(ink), color(surface))).toBeGreaterThanOrEqual(7)
    },
  )

  it.each(ON_SOLID)('%s has at least 7:1 on %s [SHL-69]', (ink, surface) => {
    expect(contrast(color(ink), color(surface))).toBeGreaterThanOrEqual(7)
  })

  it('borders of controls have at least 4.5:1 on their surfaces', () => {
    for (const surface of ['canvas', 's1', 's2', 's3'])
      expect(contrast(color('control-line'), color(surface))).toBeGreaterThanOrEqual(4.5)
  })
})

describe('the heat', () => {
  // The heat steps from light to dark, which differ only in saturation.
  it.each([
    ['of gains', ['heat-3', 'heat-2', 'heat-1']],
    ['of losses', ['heat-4', 'heat-5', 'heat-6']],
  ])('%s is the more saturated and the darker the greater the move is [TLS-52]', (_, steps) => {
    const saturations = steps.map((step) => saturation(hex(step)))
    const contrasts = steps.map((step) => contrast(hex(step), '#ffffff'))
    expect(saturations).toEqual([...saturations].sort((a, b) => a - b))
    expect(contrasts).toEqual([...contrasts].sort((a, b) => a - b))
    expect(saturations[0]).toBeLessThan(0.3)
  })
})

/** The saturation of a `#rrggbb` colour, from 0 for a grey to 1, as HSL defines it. */
function saturation(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
  const [most, least] = [Math.max(...parts), Math.min(...parts)]
  return (most - least) / (1 - Math.abs(most + least - 1))
}
