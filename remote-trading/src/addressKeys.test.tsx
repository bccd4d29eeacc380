import { moduleSource } from '@crossbook/contract'
import { createTicker } from '@crossbook/market'
import { pressEveryControl } from '@crossbook/testing'
import type { ComponentType } from 'react'
import table from '../remote'
import { withTicker } from './testing/tradingTicker'

/** The keys that each screen keeps in the address. A screen that is missing here keeps none. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  '/trading/futures': ['market', 'positions', 'side'],
  '/trading/margin': ['borrowed', 'market', 'tab'],
  '/trading/p2p': ['payment', 'sellers', 'sort'],
  '/trading/swap': ['from', 'to'],
  '/trading/charts': ['asset', 'indicators', 'scale', 'timeframe', 'type'],
  '/features/prices': ['q', 'show', 'sort'],
}

/** Constant prices, because the test finds a market's button by its label. */
const still = createTicker({ random: () => 0.5 })

// With a stopped clock charts are never drawn, but their controls exist.
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('the address of every screen of trading', () => {
  it.each(table.screens.map(({ path, module }) => [path, module] as const))(
    'of %s keeps the mix and the other parameters after every click',
    async (path, module) => {
      const { default: Screen } = (await import(`../${moduleSource(module)}`)) as { default: ComponentType }
      expect(await pressEveryControl(withTicker(<Screen />, still), path)).toEqual({
        own: KEYS[path] ?? [],
        lost: [],
      })
    },
  )
})
