/** @jest-environment node */
import type { AppName } from '@crossbook/contract'
import { checkoutIn } from '@crossbook/deploy-testing/checkout'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { budgetsIn } from './budgetsIn'

const temporaryFolder = temporaryFolders()
const WALLET = 'wallet' as AppName

it('returns an application’s budgets at a commit, and nothing where there are none', async () => {
  const { root, git, write } = checkoutIn(temporaryFolder())
  const commitWith = (text: string) => {
    write('remote-wallet/budgets.json', text)
    git('add', '--all')
    git('commit', '--quiet', '--message', 'a change')
    return git('rev-parse', 'HEAD').trim()
  }
  const [first, second] = [commitWith('{"a":1}'), commitWith('{"a":2}')]
  const budgetsAt = budgetsIn(root)
  expect(await budgetsAt(WALLET, first)).toBe('{"a":1}')
  expect(await budgetsAt(WALLET, second)).toBe('{"a":2}')
  expect(await budgetsAt('earn' as AppName, second)).toBeUndefined()
  expect(await budgetsAt(WALLET, '0'.repeat(40))).toBeUndefined()
  expect(await budgetsAt(WALLET, '--output=/tmp/never')).toBeUndefined()
})
