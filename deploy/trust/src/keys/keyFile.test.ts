/** @jest-environment node */
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { defaultKeyFile, readOwnKey, writeKeyFile } from './keyFile'
import { makeKey } from './signer'

const temporaryFolder = temporaryFolders()

async function written() {
  const home = temporaryFolder()
  const file = defaultKeyFile({ HOME: home }) ?? ''
  const { signer, secret } = makeKey('wallet-team')
  expect(await writeKeyFile(file, secret)).toBe('written')
  return { home, file, signer, secret }
}

it('is its owner’s alone, and found where a person’s settings are', async () => {
  const { home, file, signer } = await written()
  expect(path.relative(home, file)).toBe('.config/crossbook/signing-key.json')
  expect([statSync(file).mode & 0o777, statSync(path.dirname(file)).mode & 0o777]).toEqual([0o600, 0o700])
  const read = await readOwnKey({ HOME: home })
  expect(read.ok && read.value).toMatchObject({ name: 'wallet-team', id: signer.id, key: signer.key })
})

it('is never replaced', async () => {
  const { file, secret } = await written()
  expect(await writeKeyFile(file, makeKey('other').secret)).toBe('exists')
  expect(readFileSync(file, 'utf8')).toBe(secret)
})

it('comes from the environment in a CI, or from a file that it names', async () => {
  const { file, secret, signer } = await written()
  const other = makeKey('ci')
  for (const [environment, id] of [
    [{ CROSSBOOK_SIGNING_KEY: other.secret, CROSSBOOK_SIGNING_KEY_FILE: file }, other.signer.id],
    [{ CROSSBOOK_SIGNING_KEY_FILE: file }, signer.id],
    [{ XDG_CONFIG_HOME: path.dirname(path.dirname(file)) }, signer.id],
    [{ CROSSBOOK_SIGNING_KEY: secret }, signer.id],
  ] as const) {
    const read = await readOwnKey(environment)
    expect(read.ok && read.value?.id).toBe(id)
  }
})

it('is not there where nobody made one', async () => {
  for (const environment of [{}, { HOME: temporaryFolder() }])
    expect(await readOwnKey(environment)).toEqual({ ok: true, value: undefined })
})

it('is refused when others can read it', async () => {
  const { home, file } = await written()
  chmodSync(file, 0o640)
  expect(await readOwnKey({ HOME: home })).toEqual({
    ok: false,
    problem: `Others on this machine can read the signing key ${file}: take their rights away with chmod 600, and make a new key if they may have read it.`,
  })
})

it('is refused in a sentence that holds nothing of it when it is none', async () => {
  const { home, file, secret } = await written()
  for (const text of [
    '',
    '{',
    secret.replace(/"d":"..../, '"d":"AAA'),
    secret.replace('wallet-team', 'Wallet'),
  ]) {
    writeFileSync(file, text)
    expect(await readOwnKey({ HOME: home })).toEqual({
      ok: false,
      problem: `${file} contains no signing key; insert the output of release key make, complete and in one line.`,
    })
  }
  const foreign = JSON.parse(makeKey('other').secret) as { x: string }
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(secret) as object), x: foreign.x }))
  expect((await readOwnKey({ HOME: home })).ok).toBe(false)
  expect(await readOwnKey({ CROSSBOOK_SIGNING_KEY_FILE: '/nowhere/key' })).toEqual({
    ok: false,
    problem:
      'CROSSBOOK_SIGNING_KEY_FILE is /nowhere/key, and there is no such file: correct it, or unset it.',
  })
})

it('is absent for an account whose home is nowhere', async () => {
  expect(await readOwnKey({ HOME: '/dev/null/home' })).toEqual({ ok: true, value: undefined })
})
