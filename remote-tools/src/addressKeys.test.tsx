import { moduleSource } from '@crossbook/contract'
import { pressEveryControl } from '@crossbook/testing'
import type { ComponentType } from 'react'
import table from '../remote'
import { Convert } from './calculator/Convert'

/** The keys that each screen keeps in the address. A screen that is missing here keeps none. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  '/tools/calculator': ['amount', 'entry', 'exit', 'fee', 'tab'],
  '/tools/arbitrage': ['sort'],
  '/tools/compare': ['coins'],
  '/tools/gas': ['network'],
  '/tools/heatmap': ['sort', 'timeframe', 'view'],
  '/tools/api': ['endpoint', 'lang'],
}

describe('the address of every screen of the tools', () => {
  it.each(table.screens.map(({ path, module }) => [path, module] as const))(
    'of %s keeps the mix and the other parameters after every click',
    async (path, module) => {
      const { default: Screen } = (await import(`../${moduleSource(module)}`)) as { default: ComponentType }
      expect(await pressEveryControl(<Screen />, path)).toEqual({ own: KEYS[path] ?? [], lost: [] })
    },
  )

  it('keeps them in the converter too, although the first test leaves its tab', async () => {
    expect(await pressEveryControl(<Convert />, '/tools/calculator')).toEqual({
      own: ['amount', 'from', 'to'],
      lost: [],
    })
  })
})
