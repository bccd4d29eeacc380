/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkBuiltApp } from '@crossbook/contract'
import { repositoryCopy } from '@crossbook/deploy-testing/repositoryCopy'

let copy: ReturnType<typeof repositoryCopy>
let budgets: string

beforeAll(() => {
  copy = repositoryCopy()
  budgets = read('remote-tools/budgets.json')
})

afterAll(() => copy.remove())

const add = (...args: string[]) => copy.run('deploy/dev/src/scaffold/main.ts', args)

async function added(...args: string[]) {
  expect(await add(...args)).toEqual({
    code: 0,
    output: expect.stringMatching(/Added (?:remote|screen) .*\nBefore you merge, run pnpm budgets/),
  })
}

const read = (file: string) => readFileSync(path.join(copy.root, file), 'utf8')

/** Files that a command names, and their contents. */
const CHANGED = ['pnpm-lock.yaml', 'remote-tools/remote.ts']
const state = () => [
  readdirSync(copy.root),
  readdirSync(path.join(copy.root, 'remote-tools/src')),
  CHANGED.map(read),
]

describe('a refused addition leaves everything unchanged', () => {
  it.each<[string[], string]>([
    [['remote', 'wallet'], 'The name wallet is already used, by remote-wallet; choose another name.'],
    [['screen', 'tools', '/login'], '/login belongs to the host already; choose another path.'],
  ])('%j', async (message, problem) => {
    const before = state()
    expect(await add(...message)).toEqual({ code: 1, output: `${problem}\n` })
    expect(state()).toEqual(before)
  })

  it('nor does a remote whose packages cannot be installed leave anything behind', async () => {
    const manifest = read('package.json')
    const unknown = manifest.replace(/"pnpm@[^"]+"/, '"pnpm@0.0.0"')
    writeFileSync(path.join(copy.root, 'package.json'), unknown)
    const before = state()
    const { code, output } = await add('remote', 'insights', '--menu', 'Tools')
    writeFileSync(path.join(copy.root, 'package.json'), manifest)
    expect(code).toBe(1)
    expect(output).toContain(
      'pnpm could not install the new remote’s packages; its own output is above. Nothing was added.',
    )
    expect(state()).toEqual(before)
  })
})

describe('a new remote, and new screens in it and in another', () => {
  const files = [
    'remote-insights/package.json',
    'remote-insights/webpack.config.ts',
    'remote-insights/remote.ts',
    'remote-insights/src/firstRender.test.tsx',
    'remote-insights/src/insights/Insights.tsx',
    'remote-insights/src/insights/Insights.test.tsx',
    'remote-insights/src/fear-and-greed/FearAndGreed.tsx',
    'remote-insights/src/fear-and-greed/FearAndGreed.test.tsx',
    'remote-tools/remote.ts',
    'remote-tools/src/tax-report/TaxReport.tsx',
    'remote-tools/src/tax-report/TaxReport.test.tsx',
  ]

  beforeAll(async () => {
    const title = 'Market "Insights"'
    await added(
      'remote',
      'insights',
      '--title',
      title,
      '--access',
      'public',
      '--menu',
      'Features',
      '--no-install',
    )
    copy.linkPackages('remote-insights', 'remote-earn')
    await added('screen', 'insights', '/insights/fear-and-greed', '--title', 'Fear & Greed')
    await added('screen', 'tools', '/tools/tax-report', '--menu', 'Tools', '--label', 'Tax Report')
  })

  it('are there, and in the list that names every package', () => {
    expect(files.filter((file) => !existsSync(path.join(copy.root, file)))).toEqual([])
    expect(read('pnpm-lock.yaml')).toContain('\n  remote-insights:\n')
  })

  it('have no budget until one is measured', () => {
    expect(existsSync(path.join(copy.root, 'remote-insights/budgets.json'))).toBe(false)
    expect(read('remote-tools/budgets.json')).toBe(budgets)
  })

  it('a path is taken from then on', async () => {
    expect((await add('screen', 'tools', '/insights')).output).toBe(
      '/insights belongs to remote insights already; choose another path.\n',
    )
  })

  it('are formatted', async () => {
    expect(await copy.run('node_modules/prettier/bin/prettier.cjs', ['--check', ...files])).toMatchObject({
      code: 0,
    })
  })

  it('lint', async () => {
    const sources = files.filter((file) => /\.tsx?$/.test(file))
    expect(await copy.run('node_modules/eslint/bin/eslint.js', ['--max-warnings', '0', ...sources])).toEqual({
      code: 0,
      output: '',
    })
  })

  it('type-check', async () => {
    const project = {
      extends: './tsconfig.json',
      include: ['remote-insights', 'remote-tools/remote.ts'],
    }
    writeFileSync(path.join(copy.root, 'tsconfig.new.json'), JSON.stringify(project))
    expect(await copy.run('node_modules/typescript/bin/tsc', ['--project', 'tsconfig.new.json'])).toEqual({
      code: 0,
      output: '',
    })
  })

  it('pass their own tests', async () => {
    const { code, output } = await copy.run('node_modules/jest/bin/jest.js', [
      'remote-insights',
      'tax-report',
    ])
    expect(output).toMatch(/Test Suites: 4 passed, 4 total/)
    expect(code).toBe(0)
  })

  it('are built: their pages are in app.json, each with the files that it needs', async () => {
    const built = await copy.run('shared/build/bin/build.mjs', [], 'remote-insights')
    expect(built).toEqual({ code: 0, output: expect.stringContaining('compiled') })
    const app = checkBuiltApp(JSON.parse(read('remote-insights/dist/app.json')))
    if (!app.ok || app.value.kind !== 'remote') throw new Error('app.json describes no remote')
    expect(app.value.screens.map(({ path: route, title, access }) => [route, title, access])).toEqual([
      ['/insights', 'Market "Insights"', 'public'],
      ['/insights/fear-and-greed', 'Fear & Greed', 'signedIn'],
    ])
    const needed = app.value.screens.flatMap((screen) => screen.files)
    expect(needed.length).toBeGreaterThan(1)
    expect(needed.filter((file) => !existsSync(path.join(copy.root, 'remote-insights/dist', file)))).toEqual(
      [],
    )
  })
})

it('points out a name that content blockers stop, and adds it', async () => {
  const hint = (blocked: string, address: string) =>
    `Content blockers stop addresses with ${blocked} in them, such as ${address}: visitors who use one may not see this part of the site. Choose another name if you can.\n`
  const screen = await add('screen', 'tools', '/tools/tracking')
  expect(screen.output).toContain(hint('"tracking"', '/tools/tracking'))
  expect(screen.code).toBe(0)
  const remote = await add('remote', 'ads', '--path', '/tools/offers', '--no-install')
  expect(remote.output).toContain(hint('"ads"', '/apps/ads/'))
  expect(remote.code).toBe(0)
})
