import { TestAuthProvider } from '@crossbook/auth/testing'
import { moduleSource } from '@crossbook/contract'
import { pressEveryControl } from '@crossbook/testing'
import type { ComponentType } from 'react'
import table from '../remote'

/** The keys that each screen keeps in the address. A screen that is missing here keeps none. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  '/': ['sort', 'tab'],
}

describe('the address of every screen of the marketing pages', () => {
  it.each(table.screens.map(({ path, module }) => [path, module] as const))(
    'of %s keeps the mix and the other parameters after every click',
    async (path, module) => {
      const { default: Screen } = (await import(`../${moduleSource(module)}`)) as { default: ComponentType }
      const found = await pressEveryControl(<Screen />, path, { wrapper: TestAuthProvider })
      expect(found).toEqual({ own: KEYS[path] ?? [], lost: [] })
    },
  )
})
