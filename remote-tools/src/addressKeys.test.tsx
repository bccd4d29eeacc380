import { moduleSource } from '@crossbook/contract'
import { pressEveryControl } from '@crossbook/testing'
import type { ComponentType } from 'react'
import table from '../remote'
import { Convert } from './calculator/Convert'

/** What the screens keep in the address; those that are not named keep nothing. */
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
    'of %s keeps the mix and what else it carries, whatever is pressed',
    async (path, module) => {
      const { default: Screen } = (await import(`../${moduleSource(module)}`)) as { default: ComponentType }
      expect(await pressEveryControl(<Screen />, path)).toEqual({ own: KEYS[path] ?? [], lost: [] })
    },
  )

  it('of the converter, which stands behind its tab when all tabs were pressed, does so too', async () => {
    expect(await pressEveryControl(<Convert />, '/tools/calculator')).toEqual({
      own: ['amount', 'from', 'to'],
      lost: [],
    })
  })
})
