import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { REPOSITORY } from '../site/folders'
import { started } from '../site/started'
import { startTestSite, type TestSite } from '../site/startTestSite'
import { startDevelopment } from './development'
import { save } from './save'

/** Installs hundreds of packages, on a machine that may be busy. */
const TEST_TIMEOUT_MS = 1_200_000

/** Milliseconds from saving a file to seeing the change: a build and a reload, while other tests keep the machine busy. */
const EDIT_TIMEOUT_MS = 90_000

const SCREEN = 'src/insights/Insights.tsx'

let place: string
let repository: string
let site: TestSite

test.describe.configure({ mode: 'serial', timeout: TEST_TIMEOUT_MS })

test.beforeAll(async () => {
  place = await mkdtemp(path.join(os.tmpdir(), 'crossbook-standalone-'))
  repository = path.join(place, 'insights')
  site = await startTestSite()
  const made = [
    '--title',
    'Market Insights',
    '--access',
    'public',
    '--menu',
    'Features',
    '--standalone',
    repository,
  ]
  await run(
    process.execPath,
    ['--import', 'tsx', 'deploy/dev/src/scaffold/main.ts', 'remote', 'insights', ...made],
    REPOSITORY,
  )
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'])
  await run('git', ['add', '--all'])
  await run('git', ['commit', '--quiet', '--message', 'chore: lock the packages'])
})

test.afterAll(async () => {
  await site.close()
  await rm(place, { recursive: true, force: true })
})

test('a remote in a repository of its own passes its tests and its types, and its packages run no install scripts', async () => {
  expect(await readFile(path.join(repository, '.npmrc'), 'utf8')).toBe('ignore-scripts=true\n')
  expect(await run('npm', ['test'])).toContain('Tests:       3 passed, 3 total')
  await run('npm', ['run', 'types'])
})

test('none of the packages that it has comes from the workspace', async () => {
  const ours = await readdir(path.join(repository, 'node_modules/@crossbook'), { withFileTypes: true })
  expect(ours.length).toBeGreaterThan(10)
  expect(ours.filter((entry) => entry.isSymbolicLink())).toEqual([])
})

test('it runs in the published site while it is changed, and nothing of that is published', async ({
  page,
}) => {
  const development = startDevelopment(repository, [
    ...['start', '--silent', '--'],
    ...['--store', site.folder, '--channel', site.channel],
  ])
  try {
    const url = await development.url()
    const complaints = complaintsOf(page)
    await page.goto(`${url}/insights`)
    await expect(page.getByRole('heading', { level: 1, name: 'Market Insights' })).toBeVisible()
    const file = path.join(repository, SCREEN)
    const before = await readFile(file, 'utf8')
    await save(file, before.replace('Market Insights" />', 'What the market thinks" />'))
    await expect(page.getByRole('heading', { level: 1, name: 'What the market thinks' })).toBeVisible({
      timeout: EDIT_TIMEOUT_MS,
    })
    await save(file, before)
    await expect(page.getByRole('heading', { level: 1, name: 'Market Insights' })).toBeVisible({
      timeout: EDIT_TIMEOUT_MS,
    })
    // The rest of the site is the published one.
    await page.goto(`${url}/tools/calculator`)
    await expect(page.getByRole('heading', { level: 1, name: 'Crypto Calculator' })).toBeVisible()
    expect(complaints).toEqual([])
    expect((await site.store.listBuilds()).filter(({ app }) => app === 'insights')).toEqual([])
  } finally {
    development.interrupt()
    await development.ended()
  }
})

test('it publishes itself, is promoted, and its page opens in the site', async ({ page }) => {
  const release = (...parameters: string[]) =>
    run('npm', ['run', '--silent', 'release', '--', ...parameters, '--store', site.folder])
  expect(await release('publish', 'insights')).toContain('Published insights 0.1.0 (1 screen')
  await release('promote', site.channel, 'insights@0.1.0')

  const complaints = complaintsOf(page)
  await page.goto(site.url)
  await started(page)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Features', exact: true }).click()
  await header.getByRole('link', { name: 'Market Insights' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Market Insights' })).toBeVisible()
  await expect(page).toHaveTitle('Market Insights · Crossbook')
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  expect(files).toContainEqual(expect.stringMatching(/^\/apps\/insights\/0\.1\.0\/[0-9a-f]{16}\.js$/))
  expect(complaints).toEqual([])
})

function complaintsOf(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}

/** Runs a program as a person does who does not know the workspace. If it fails, throws its whole output. */
function run(command: string, parameters: readonly string[], cwd = repository) {
  const { NODE_ENV: _mode, ...environment } = process.env
  const person = { NAME: 'Ada', EMAIL: 'ada@example.com' }
  for (const [key, value] of Object.entries(person))
    Object.assign(environment, { [`GIT_AUTHOR_${key}`]: value, [`GIT_COMMITTER_${key}`]: value })
  return new Promise<string>((resolve, reject) => {
    const options = { cwd, env: { ...environment, FORCE_COLOR: '0' }, maxBuffer: 64 * 1024 * 1024 }
    execFile(command, [...parameters], options, (error, stdout, stderr) => {
      const output = stdout + stderr
      if (error) reject(new Error(`${command} ${parameters.join(' ')} failed:\n${output}`))
      else resolve(output)
    })
  })
}
