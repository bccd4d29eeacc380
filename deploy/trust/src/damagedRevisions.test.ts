/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { keyedChannel } from '@crossbook/deploy-testing/keyedChannel'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { forgetfulReader } from './chain/seenRevisions'
import { trustedStore } from './trustedStore'

const temporaryFolder = temporaryFolders()

/** A channel without keys at revision 3. */
async function moved() {
  const root = temporaryFolder()
  const channel = keyedChannel(root)
  for (let revision = 1; revision <= 3; revision++) await channel.move(undefined)
  const damageSecond = () =>
    writeFileSync(path.join(root, 'store/channels/staging/00000002.json'), 'half a docu')
  return { ...channel, damageSecond }
}

it('a channel without keys works on with a damaged old revision, and names it once', async () => {
  const { raw, move, damageSecond } = await moved()
  damageSecond()
  const warnings: string[] = []
  const store = trustedStore(raw, {
    signer: undefined,
    seen: forgetfulReader(),
    firstKeys: undefined,
    now: () => new Date(),
    warn: (message) => void warnings.push(message),
  })
  expect((await store.readHistory(STAGING)).map(({ revision }) => revision)).toEqual([1, 3])
  expect((await store.readPointer(STAGING))?.revision).toBe(3)
  expect(warnings).toEqual([
    'Channel staging, revision 2 is damaged or gone (channels/staging/00000002.json), and the channel goes on without it: pnpm release doctor shows what that breaks.',
  ])
  expect(await move(undefined)).toBe('moved')
})

it('a channel with keys does not, even for a revision from before the keys', async () => {
  const { ops, keys, move, as, damageSecond } = await moved()
  await move(ops, { settings: { acceptsMixes: false, keys } })
  damageSecond()
  await expect(as(undefined, { reader: 'a new reader' }).readPointer(STAGING)).rejects.toThrow(
    'revision 3 does not follow revision 1: those between are gone or damaged',
  )
})
