/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { checkoutIn } from '@crossbook/deploy-testing/checkout'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore } from '@crossbook/store'
import { childProcesses } from './childProcesses'
import { localApps } from './localApps'
import { publishApps } from './publishApps'

const temporaryFolder = temporaryFolders()

/** A publishing machine's environment, in addition to the path to its programs. */
const SECRETS = {
  AWS_SECRET_ACCESS_KEY: 'of the store',
  CROSSBOOK_SIGNING_KEY: 'of the team',
  SUPABASE_SERVICE_ROLE_KEY: 'of sign-in',
  GITHUB_TOKEN: 'of the pipeline',
  SOMETHING_ELSE: 'that nobody thought of',
}

const environment = { ...process.env }
afterEach(() => {
  process.env = { ...environment }
})

/** A checkout whose wallet, when it is built, writes down the environment that it finds, and fails. */
function curiousWallet() {
  const { root, write, git } = checkoutIn(temporaryFolder())
  write(
    'remote-wallet/package.json',
    JSON.stringify({ version: '1.4.0', scripts: { build: 'node look.cjs' } }),
  )
  write(
    'remote-wallet/look.cjs',
    "require('fs').writeFileSync('seen.json', JSON.stringify(process.env)); process.exit(1)",
  )
  git('add', '--all')
  git('commit', '--quiet', '--message', 'looks around')
  const seen = () =>
    JSON.parse(readFileSync(path.join(root, 'remote-wallet/seen.json'), 'utf8')) as Record<string, string>
  Object.assign(process.env, SECRETS, { CROSSBOOK_BUILD_MAP_KEY: 'for the map' })
  return { root, seen }
}

it('pnpm release publish builds without the publisher’s secrets', async () => {
  const { root, seen } = curiousWallet()
  const { code } = await releaseCommand({ root, children: childProcesses() })('publish', 'wallet')
  expect(code).toBe(1)
  expect(seen()).toMatchObject({ CROSSBOOK_VERSION: '1.4.0', CROSSBOOK_BUILD_MAP_KEY: 'for the map' })
  expect(Object.keys(SECRETS).filter((name) => name in seen())).toEqual([])
})

it('npm start builds without them as well', async () => {
  const { root, seen } = curiousWallet()
  const store = folderStore(path.join(root, '.crossbook/store'))
  const workshop = { root, store, children: childProcesses(), log: () => undefined }
  const apps = (await localApps(root)).filter(({ name }) => name === 'wallet')
  await expect(publishApps(apps, workshop)).rejects.toThrow('Building remote-wallet failed')
  expect(seen()).toMatchObject({ CROSSBOOK_VERSION: expect.stringContaining('1.4.0-local') })
  expect(Object.keys(SECRETS).filter((name) => name in seen())).toEqual([])
})
