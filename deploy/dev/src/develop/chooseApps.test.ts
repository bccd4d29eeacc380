/** @jest-environment node */
import type { AppName, AppVersion } from '@crossbook/contract'
import { chooseApps } from './chooseApps'

const APPS = ['host', 'earn', 'tools', 'wallet'].map((name) => ({
  folder: name === 'host' ? name : `remote-${name}`,
  name: name as AppName,
  version: '1.0.0' as AppVersion,
}))

/** Returns the apps that `pnpm dev` with these names develops, and those that it builds once. */
function choose(...names: string[]) {
  const chosen = chooseApps(APPS, names)
  if (!chosen.ok) return chosen.problem
  const { developed, built } = chosen.value
  return { developed: developed.map(({ name }) => name), built: built.map(({ name }) => name) }
}

it('develops all apps when none is named', () => {
  expect(choose()).toEqual({ developed: ['host', 'earn', 'tools', 'wallet'], built: [] })
})

it('develops the named remotes inside a site whose host is a development build', () => {
  expect(choose('tools')).toEqual({ developed: ['host', 'tools'], built: ['earn', 'wallet'] })
  expect(choose('wallet', 'earn')).toEqual({ developed: ['host', 'earn', 'wallet'], built: ['tools'] })
  expect(choose('host')).toEqual({ developed: ['host'], built: ['earn', 'tools', 'wallet'] })
})

it('lists the valid names when one is unknown', () => {
  expect(choose('tools', 'walet')).toBe(
    'There is no app called walet: choose earn, host, tools, or wallet, or leave it out for all of them.',
  )
})
