import { moduleSource } from '@crossbook/contract'
import { pressEveryControl } from '@crossbook/testing'
import type { ComponentType } from 'react'
import table from '../remote'

/** The keys that each screen keeps in the address. A screen that is missing here keeps none. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  '/features/referral': ['sort'],
}

describe('the address of every screen of the earn pages', () => {
  it.each(table.screens.map(({ path, module }) => [path, module] as const))(
    'of %s keeps the mix and the other parameters after every click',
    async (path, module) => {
      const { default: Screen } = (await import(`../${moduleSource(module)}`)) as { default: ComponentType }
      expect(await pressEveryControl(<Screen />, path)).toEqual({ own: KEYS[path] ?? [], lost: [] })
    },
  )
})
