import { TestAuthProvider, visitSignedIn } from '@crossbook/auth/testing'
import { moduleSource } from '@crossbook/contract'
import { pressEveryControl } from '@crossbook/testing'
import type { ComponentType } from 'react'
import table from '../remote'
import { catchSavedFiles } from './testing/savedFiles'

/** The keys that each screen keeps in the address. A screen that is missing here keeps none. */
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
    'of %s keeps the mix and the other parameters after every click',
    async (path, module) => {
      const { default: Screen } = (await import(`../${moduleSource(module)}`)) as { default: ComponentType }
      const found = await pressEveryControl(<Screen />, path, { wrapper: TestAuthProvider })
      expect(found).toEqual({ own: KEYS[path] ?? [], lost: [] })
    },
  )
})
