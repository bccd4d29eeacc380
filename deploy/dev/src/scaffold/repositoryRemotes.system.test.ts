/** @jest-environment node */
import path from 'node:path'
import { SITE_PATHS } from '@crossbook/contract'
import { repositoryScreens } from './repositoryRemotes'

const root = path.resolve(__dirname, '../../../..')

it('every path that links may lead to is the one of a screen or of a page of the host', async () => {
  const screens = await repositoryScreens(root)
  if (!screens.ok) throw new Error(JSON.stringify(screens.problem))
  const { remotes, hostPaths } = screens.value
  const shown = [...hostPaths, ...remotes.flatMap((remote) => remote.screens.map((screen) => screen.path))]
  expect(Object.values(SITE_PATHS).filter((linked) => !shown.includes(linked))).toEqual([])
  expect(shown).toEqual(expect.arrayContaining(['/login', '/', '/dashboard', '/tools/gas', '/earn/staking']))
})
