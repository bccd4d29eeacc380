import { moduleSource } from '@crossbook/contract'
import { createTicker } from '@crossbook/market'
import { pressEveryControl } from '@crossbook/testing'
import type { ComponentType } from 'react'
import table from '../remote'
import { withTicker } from './testing/tradingTicker'

/** What the screens keep in the address; those that are not named keep nothing. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  '/trading/futures': ['market', 'positions', 'side'],
  '/trading/margin': ['borrowed', 'market', 'tab'],
  '/trading/p2p': ['payment', 'sellers', 'sort'],
  '/trading/swap': ['from', 'to'],
  '/trading/charts': ['asset', 'indicators', 'timeframe'],
  '/features/prices': ['show', 'sort'],
}

/** Prices that do not move, as a market's button is known by its words. */
const still = createTicker({ random: () => 0.5 })

// With a stopped clock charts are never drawn, but their controls exist.
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('the address of every screen of trading', () => {
  it.each(table.screens.map(({ path, module }) => [path, module] as const))(
    'of %s keeps the mix and what else it carries, whatever is pressed',
    async (path, module) => {
      const { default: Screen } = (await import(`../${moduleSource(module)}`)) as { default: ComponentType }
      expect(await pressEveryControl(withTicker(<Screen />, still), path)).toEqual({
        own: KEYS[path] ?? [],
        lost: [],
      })
    },
  )
})
