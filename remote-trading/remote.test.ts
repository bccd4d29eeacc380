/** @jest-environment node */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { exposedModules, moduleSource } from '@crossbook/contract'
import table from './remote'

describe('the table of trading', () => {
  it('names existing modules', () => {
    const missing = exposedModules(table).filter(
      (module) => !existsSync(path.join(__dirname, moduleSource(module))),
    )
    expect(missing).toEqual([])
  })

  it('asks for a session on price alerts only', () => {
    const guarded = table.screens.filter((row) => row.access === 'signedIn').map((row) => row.path)
    expect(guarded).toEqual(['/features/alerts'])
  })

  it('lists spot, futures, P2P and prices on phones, and nothing else', () => {
    const onPhone = table.screens.filter((row) => row.menu?.onPhone === true).map((row) => row.path)
    expect(onPhone).toEqual(['/trading/spot', '/trading/futures', '/trading/p2p', '/features/prices'])
  })
})
