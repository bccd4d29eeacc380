/** @jest-environment node */
import path from 'node:path'
import { defineRemote } from '@crossbook/contract'
import { planRemote, type RemoteOptions } from './planRemote'
import { planScreen } from './planScreen'

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
  return plan.ok ? [...plan.value.keys()] : plan.problem
}

async function newScreen(of: string, screenPath: string) {
  const plan = await planScreen(root, of, screenPath, { access }, existing)
  return plan.ok ? [...plan.value.keys()] : plan.problem
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
  ...['Insights', '../x'].map((name) => [
    name,
    `A remote cannot be called "${name}": a name must be 2 to 32 lower-case letters and digits, a letter first.`,
  ]),
  ...['constructor', 'prototype'].map((name) => [
    name,
    `A remote cannot be called "${name}": a name must be another word: "constructor" and "prototype" name parts of every object in JavaScript.`,
  ]),
  ['host', 'The name host is already used, by host; choose another name.'],
  ['wallet', 'The name wallet is already used, by remote-wallet; choose another name.'],
])('a remote %s is refused', async (name, message) => {
  expect(await newRemote(name)).toBe(message)
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
  [
    'tools',
    '/earn/calculator',
    'remote-tools/src/calculator already exists; choose another path, or move that folder.',
  ],
])('a screen of %s at %s is refused', async (of, screenPath, message) => {
  expect(await newScreen(of, screenPath)).toBe(message)
})
