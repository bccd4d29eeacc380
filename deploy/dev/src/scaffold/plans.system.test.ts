/** @jest-environment node */
import path from 'node:path'
import { defineRemote } from '@crossbook/contract'
import { planRemote, type RemoteOptions } from './planRemote'
import { planScreen } from './planScreen'
import { scaffoldMessage } from './scaffoldProblem'

const root = path.resolve(__dirname, '../../../..')

const remote = (name: string, screenPath: string) =>
  defineRemote({
    name,
    screens: [
      { path: screenPath, module: './first', title: 'First', description: 'First.', access: 'public' },
    ],
  })

const existing = { remotes: [remote('earn', '/earn'), remote('tools', '/tools/gas')], hostPaths: ['/login'] }
const access = 'public'

async function newRemote(name: string, options: Partial<RemoteOptions> = {}) {
  const plan = await planRemote(root, name, { access, ...options }, existing)
  return plan.ok ? [...plan.value.keys()] : scaffoldMessage(plan.problem)
}

async function newScreen(of: string, screenPath: string, menu?: string) {
  const plan = await planScreen(root, of, screenPath, { access, menu }, existing)
  return plan.ok ? [...plan.value.keys()] : scaffoldMessage(plan.problem)
}

it('a remote is a folder of its own, and nothing in anybody else’s file', async () => {
  const folder = [
    'remote-insights/package.json',
    'remote-insights/webpack.config.ts',
    'remote-insights/remote.ts',
    'remote-insights/src/firstRender.test.tsx',
    'remote-insights/src/insights/Insights.tsx',
    'remote-insights/src/insights/Insights.test.tsx',
  ]
  expect(await newRemote('insights')).toEqual(folder)
  expect(await newRemote('insights', { menu: 'Earn' })).toEqual(folder)
})

it.each([
  [
    'Insights',
    {},
    'A remote cannot be called "Insights": a name must be 2 to 32 lower-case letters and digits, a letter first.',
  ],
  [
    '../x',
    {},
    'A remote cannot be called "../x": a name must be 2 to 32 lower-case letters and digits, a letter first.',
  ],
  ['host', {}, 'The name host is already used, by host; choose another name.'],
  ['wallet', {}, 'The name wallet is already used, by remote-wallet; choose another name.'],
  ['insights', { path: '/tools/gas' }, '/tools/gas belongs to remote tools already; choose another path.'],
])('a remote %s %j is refused', async (name, options, message) => {
  expect(await newRemote(name, options)).toBe(message)
})

it.each(['constructor', 'prototype'])('no remote is called %s, which every object has', async (name) => {
  expect(await newRemote(name)).toBe(
    `A remote cannot be called "${name}": a name must be another word: "constructor" and "prototype" name parts of every object in JavaScript.`,
  )
})

it('a title that nobody can read whole is refused before anything is written', async () => {
  expect(await newRemote('insights', { title: 'Insights\u001b]0;mine\u0007' })).toBe(
    'The table of screens refuses this screen: its title has the character U+001B in it, a line break or a character that nobody sees; leave it out.',
  )
  expect(await newRemote('insights', { title: 'x'.repeat(500) })).toBe(
    'The table of screens refuses this screen: its title must have at most 200 characters, and has 500.',
  )
})

it('a screen is a row and a component with its test', async () => {
  expect(await newScreen('tools', '/tools/tax-report')).toEqual([
    'remote-tools/remote.ts',
    'remote-tools/src/tax-report/TaxReport.tsx',
    'remote-tools/src/tax-report/TaxReport.test.tsx',
  ])
})

it.each([
  [
    'tax',
    '/tax',
    'There is no remote called "tax": choose earn or tools, or create it with pnpm new remote.',
  ],
  ['tools', '/earn', '/earn belongs to remote earn already; choose another path.'],
  [
    'tools',
    '/earn/calculator',
    'remote-tools/src/calculator already exists; choose another path, or move that folder.',
  ],
])('a screen of %s at %s is refused', async (of, screenPath, message) => {
  expect(await newScreen(of, screenPath)).toBe(message)
})

it('a screen in a menu that no header has is refused', async () => {
  expect(await newScreen('tools', '/tax', 'Bonus')).toBe(
    'The header has no menu called "Bonus": choose Trading, Features, Tools, or Earn.',
  )
})
