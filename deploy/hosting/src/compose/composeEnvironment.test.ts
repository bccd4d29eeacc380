/** @jest-environment node */
import { createHmac } from 'node:crypto'
import { copyFileSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { anonKey, nextSteps, writeComposeEnvironment } from './composeEnvironment'

const EXAMPLE = path.resolve(import.meta.dirname, '../../../../.env.example')
const temporaryFolder = temporaryFolders()
const now = () => new Date('2026-01-05T10:00:00Z')

function folderWithExample() {
  const folder = temporaryFolder()
  copyFileSync(EXAMPLE, path.join(folder, '.env.example'))
  return folder
}

const read = (folder: string) =>
  Object.fromEntries(
    [...readFileSync(path.join(folder, '.env'), 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  )

it('fills the example with new secrets, for its owner alone', async () => {
  const [first, second] = [folderWithExample(), folderWithExample()]
  for (const folder of [first, second]) expect((await writeComposeEnvironment({ folder, now })).ok).toBe(true)
  expect(statSync(path.join(first, '.env')).mode & 0o777).toBe(0o600)
  for (const name of ['POSTGRES_PASSWORD', 'AUTH_DATABASE_PASSWORD', 'JWT_SECRET']) {
    expect(read(first)[name]).toMatch(/^[0-9a-f]{64}$/)
    expect(read(first)[name]).not.toBe(read(second)[name])
  }
  expect(read(first)).toMatchObject({ SITE_URL: 'http://localhost:8080', CHANNEL: 'production' })
})

it('signs the public key with the secret of the sessions', async () => {
  const folder = folderWithExample()
  await writeComposeEnvironment({ folder, siteUrl: 'https://crossbook.example/', now })
  const { JWT_SECRET = '', ANON_KEY = '', SITE_URL } = read(folder)
  const [header = '', claims = '', signature] = ANON_KEY.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    role: 'anon',
    iss: 'supabase',
    iat: 1767607200,
    exp: 2082967200,
  })
  expect(signature).toBe(createHmac('sha256', JWT_SECRET).update(`${header}.${claims}`).digest('base64url'))
  expect(ANON_KEY).toBe(anonKey(JWT_SECRET, now()))
  expect(SITE_URL).toBe('https://crossbook.example')
})

it('protects the mailbox of a public site with its own password, and prints it', async () => {
  for (const [siteUrl, auth] of [
    ['https://crossbook.example', /^mails:[0-9a-f]{64}$/],
    ['http://localhost:3000', /^$/],
    ['http://127.0.0.1:3000', /^$/],
    [undefined, /^$/],
  ] as const) {
    const folder = folderWithExample()
    await writeComposeEnvironment({ folder, siteUrl, now })
    expect(read(folder).MAILPIT_AUTH).toMatch(auth)
    expect(nextSteps('.env', siteUrl).includes('MAILPIT_AUTH')).toBe(siteUrl === 'https://crossbook.example')
  }
})

it('leaves an existing file unchanged, and explains why', async () => {
  const folder = folderWithExample()
  await writeComposeEnvironment({ folder, now })
  const before = readFileSync(path.join(folder, '.env'), 'utf8')
  const again = await writeComposeEnvironment({ folder, now })
  expect(again.ok ? '' : again.problem).toContain('already exists and was not changed')
  expect(readFileSync(path.join(folder, '.env'), 'utf8')).toBe(before)
})

it.each(['crossbook.example', 'https://crossbook.example/path', 'ftp://crossbook.example', 'https://a b'])(
  'refuses %s as the address of a site',
  async (siteUrl) => {
    const refused = await writeComposeEnvironment({ folder: folderWithExample(), siteUrl, now })
    expect(refused.ok ? '' : refused.problem).toContain('is not the address of a site')
  },
)

it('keeps every secret of the example empty, so that none is ever in the repository', () => {
  const example = readFileSync(EXAMPLE, 'utf8')
  for (const name of [
    'POSTGRES_PASSWORD',
    'AUTH_DATABASE_PASSWORD',
    'JWT_SECRET',
    'ANON_KEY',
    'SMTP_PASS',
    'MAILPIT_AUTH',
  ])
    expect(example).toMatch(new RegExp(`^${name}=$`, 'm'))
})
