/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { startPnpmRegistry } from '@crossbook/deploy-testing/pnpmRegistry'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { keyedSite } from '@crossbook/deploy-testing/workflows/keyedSite'
import { type BuildServer, runJob } from '@crossbook/deploy-testing/workflows/runJob'
import { REPOSITORY, sampleRepository } from '@crossbook/deploy-testing/workflows/sampleRepository'
import { hideThief, hideThiefInBuild, lootIn } from '@crossbook/deploy-testing/workflows/thief'

const temporaryFolder = temporaryFolders()

const PNPM = readFileSync(path.join(REPOSITORY, 'deploy/testing/src/workflows/standInPnpm.cjs'), 'utf8')

let registry: Awaited<ReturnType<typeof startPnpmRegistry>>
beforeAll(async () => {
  registry = await startPnpmRegistry(PNPM)
})
afterAll(() => registry.close())

const BAIT = 'stand-in-4be1-bait'

/** Only these name the secrets of the test, and no other program of this machine. */
const STAND_INS = {
  'secrets.STAGING_ACCESS_KEY_ID': 'stand-in-4be1-id',
  'secrets.STAGING_SECRET_ACCESS_KEY': 'stand-in-4be1-key',
  'secrets.PRODUCTION_ACCESS_KEY_ID': 'stand-in-4be1-production-id',
  'secrets.PRODUCTION_SECRET_ACCESS_KEY': 'stand-in-4be1-production-key',
  'secrets.CROSSBOOK_HOOK_SECRET': `whsec_${Buffer.from('stand-in-4be1-hook-secret-of-a-test').toString('base64')}`,
  'github.token': 'stand-in-4be1-token',
}

/** A team whose staging has keys, its repository, and the build server that runs its workflows. */
async function team() {
  const root = temporaryFolder()
  const repository = sampleRepository(path.join(root, 'origin'), `pnpm@10.0.0+sha512.${registry.hash}`)
  const { release, store, secrets: keySecrets, firstKey } = await keyedSite(path.join(root, 'site'))
  const keys = {
    'secrets.PREVIEW_SIGNING_KEY': keySecrets.preview,
    'secrets.CROSSBOOK_SIGNING_KEY': keySecrets.main,
  }
  const secrets = [
    ...Object.values(STAND_INS),
    ...Object.values(keys).map((secret) => (JSON.parse(secret) as { d: string }).d),
  ]
  const server: BuildServer = {
    origin: repository.root,
    folder: path.join(root, 'server'),
    values: {
      ...STAND_INS,
      ...keys,
      'secrets.CROSSBOOK_HOOK_URL': '',
      'vars.CROSSBOOK_STORE': store,
      'vars.CROSSBOOK_FIRST_KEYS': firstKey,
      'vars.AWS_REGION': '',
      'github.sha': repository.git('rev-parse', 'HEAD'),
    },
    environment: {
      PATH: process.env.PATH ?? '',
      npm_config_registry: registry.url,
      npm_config_cache: path.join(root, 'npm'),
      CROSSBOOK_TEST_REPOSITORY: REPOSITORY,
      USER: 'runner',
      // No secret: shows that a thief would find one in the environment of a program that started it.
      BAIT,
      // Builds of tests run in no browser.
      CHROMIUM_PATH: '/no/such/chromium',
    },
  }
  const loot = path.join(root, 'loot')
  /** The jobs that the thief ran in, and the secrets that it found. */
  const stolen = () => {
    const found = lootIn(loot)
    return {
      jobs: [...new Set(found.map(({ job }) => job).filter((job) => job !== ''))],
      secrets: secrets.filter((secret) =>
        found.some(({ text }) => text.includes(JSON.stringify(secret).slice(1, -1))),
      ),
      times: found.length,
      hasBait: found.some(({ text }) => text.includes(BAIT)),
    }
  }
  return { ...repository, server, loot, stolen, release, store }
}

const workflow = (name: string) => path.join(REPOSITORY, '.github/workflows', name)

it('a branch that steals wherever its code runs gets a preview, and no secret', async () => {
  const { server, loot, stolen, git, commit, store, ...repository } = await team()
  const main = git('rev-parse', 'HEAD')
  git('switch', '--quiet', '--create', 'mallory/faster')
  hideThief({ ...repository, git, commit }, loot)
  const head = commit('make it faster')
  // A clone takes the branch that its origin has checked out for the main one.
  git('switch', '--quiet', 'main')
  const values = {
    ...server.values,
    'github.event.pull_request.head.sha': head,
    'github.event.pull_request.head.ref': 'mallory/faster',
    'github.event.pull_request.base.sha': main,
    'github.event.workflow_run.id': '1',
    'github.event.workflow_run.head_branch': 'mallory/faster',
    'github.event.workflow_run.head_sha': head,
    'github.event.workflow_run.pull_requests[0].base.sha': main,
    'github.event.workflow_run.pull_requests[0].number': '12',
  }
  await runJob({ ...server, values }, workflow('preview-build.yml'), 'build')
  const before = stolen()
  // Its install scripts, its pipeline and release scripts, its pnpm and its build.
  expect([before.times > 8, before.hasBait]).toEqual([true, true])
  await runJob({ ...server, values }, workflow('preview.yml'), 'preview', { leftOut: /^gh / })
  await runJob({ ...server, values }, workflow('preview.yml'), 'end')
  expect(stolen()).toEqual({ ...before, jobs: ['build'], secrets: [] })

  const version = `1.4.0-mallory-faster.${head.slice(0, 10)}`
  expect(existsSync(path.join(store, 'apps/wallet', version, 'provenance.json'))).toBe(true)
  const report = readFileSync(path.join(server.folder, 'machine-preview/temp/preview.md'), 'utf8')
  expect(report).toContain(`| \`wallet\` | \`${version}\``)
})

it('a build script on main that steals is published and signed, and finds no secret', async () => {
  const { server, loot, stolen, commit, release, store, ...repository } = await team()
  hideThiefInBuild({ ...repository, commit }, loot)
  const values = {
    ...server.values,
    'github.sha': commit('make it faster'),
    'github.ref_name': 'main',
    'github.event.head_commit.url': 'https://code.example/1',
  }
  await runJob({ ...server, values }, workflow('release.yml'), 'build')
  const before = stolen()
  expect([before.times > 0, before.hasBait]).toEqual([true, true])
  const outputs = await runJob({ ...server, values }, workflow('release.yml'), 'staging', {
    leftOut: /release verify/,
  })
  expect(outputs['steps.publish.outputs.builds']).toBe('host@1.4.0 wallet@1.4.0')
  expect(stolen()).toEqual({ ...before, secrets: [] })
  expect(existsSync(path.join(store, 'apps/wallet/1.4.0/provenance.json'))).toBe(true)
  expect(await release('show', 'staging')).toContain('wallet  1.4.0')
})
