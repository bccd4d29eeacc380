import { TestAuthProvider } from '@crossbook/auth/testing'
import { moduleSource } from '@crossbook/contract'
import { pressEveryControl } from '@crossbook/testing'
import type { ComponentType } from 'react'
import table from '../remote'

/** What the screens keep in the address; those that are not named keep nothing. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  '/': ['sort', 'tab'],
}

describe('the address of every screen of the marketing pages', () => {
  it.each(table.screens.map(({ path, module }) => [path, module] as const))(
    'of %s keeps the mix and what else it carries, whatever is pressed',
    async (path, module) => {
      const { default: Screen } = (await import(`../${moduleSource(module)}`)) as { default: ComponentType }
      const found = await pressEveryControl(<Screen />, path, { wrapper: TestAuthProvider })
      expect(found).toEqual({ own: KEYS[path] ?? [], lost: [] })
    },
  )
})
