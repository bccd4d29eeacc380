import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AppName } from '@crossbook/contract'
import { expect, test } from '@playwright/test'
import { readBudgets, writeBudgets } from './budgetFiles'

const EARN = { name: 'earn' as AppName, screens: [{ path: '/earn' }, { path: '/staking' }] }
const TOOLS = { name: 'tools' as AppName, screens: [{ path: '/tools' }] }
const REMOTES = [EARN, TOOLS]

/** A repository whose earn and tools have these budgets, and the text of their files. */
function repository(earn: string, tools: string) {
  const root = test.info().outputPath('repository')
  const file = (name: string) => path.join(root, `remote-${name}/budgets.json`)
  for (const [name, budgets] of Object.entries({ earn, tools })) {
    mkdirSync(path.dirname(file(name)), { recursive: true })
    writeFileSync(file(name), `{"scriptKilobytes":${budgets}}`)
  }
  return { root, text: (name: string) => readFileSync(file(name), 'utf8') }
}

test('writes the file of a remote whose route outgrew its budget, and no other', async () => {
  const { root, text } = repository('{"/earn":100,"/staking":50}', '{"/tools":200}')
  const measured = new Map([
    ['/earn', 102.04],
    ['/staking', 50.1],
    ['/tools', 200.1],
  ])
  await writeBudgets(root, REMOTES, measured)
  expect(JSON.parse(text('earn'))).toEqual({ scriptKilobytes: { '/earn': 102, '/staking': 50 } })
  expect(text('tools')).toBe('{"scriptKilobytes":{"/tools":200}}')
})

test('lowers a budget that a route no longer needs', async () => {
  const { root } = repository('{"/earn":100,"/staking":50}', '{"/tools":200}')
  await writeBudgets(root, REMOTES, new Map([['/tools', 195.9]]))
  expect((await readBudgets(root, REMOTES)).get('/tools')).toBe(195.9)
})

test('gives a new route its budget and drops that of a route that is gone', async () => {
  const { root, text } = repository('{"/earn":100,"/invite":70}', '{"/tools":200}')
  await writeBudgets(root, REMOTES, new Map([['/staking', 50]]))
  expect(JSON.parse(text('earn'))).toEqual({ scriptKilobytes: { '/earn': 100, '/staking': 50 } })
  expect(text('tools')).toBe('{"scriptKilobytes":{"/tools":200}}')
})
