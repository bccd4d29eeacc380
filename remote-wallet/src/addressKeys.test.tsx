import { TestAuthProvider, visitSignedIn } from '@crossbook/auth/testing'
import { moduleSource } from '@crossbook/contract'
import { pressEveryControl } from '@crossbook/testing'
import type { ComponentType } from 'react'
import table from '../remote'
import { catchSavedFiles } from './testing/savedFiles'

/** What the screens keep in the address; those that are not named keep nothing. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['q', 'sort', 'span'],
  '/dashboard/deposit': ['coin'],
  '/dashboard/withdraw': ['coin'],
  '/dashboard/swap': ['from', 'to'],
  '/dashboard/transfer': ['coin'],
  '/dashboard/history': ['period', 'q', 'sort', 'type'],
  '/features/wallet': ['sort'],
  '/profile': ['tab'],
}

beforeEach(() => {
  visitSignedIn()
  // The transactions can be exported.
  catchSavedFiles()
  // The settings of the profile are saved to the console.
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
})

describe('the address of every screen of the wallet', () => {
  it.each(table.screens.map(({ path, module }) => [path, module] as const))(
    'of %s keeps the mix and what else it carries, whatever is pressed',
    async (path, module) => {
      const { default: Screen } = (await import(`../${moduleSource(module)}`)) as { default: ComponentType }
      const found = await pressEveryControl(<Screen />, path, { wrapper: TestAuthProvider })
      expect(found).toEqual({ own: KEYS[path] ?? [], lost: [] })
    },
  )
})
