/** @jest-environment node */
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { type BuildSet, folderStore } from '@crossbook/store'
import { readVerification } from './verifications'

const temporaryFolder = temporaryFolders()

const SET = `s${'0'.repeat(32)}` as BuildSet

it('reads findings of earlier tools, whose messages had another name', async () => {
  const store = folderStore(temporaryFolder())
  const finding = { look: 'fault', path: '/terms', visitor: 'signedOut', window: 'desk' }
  const verification = {
    set: SET,
    apps: { host: '1.0.0' },
    at: '2026-11-01T10:00:00.000Z',
    author: 'Ada',
    pages: 12,
    found: 1,
  }
  await store.putVerification(
    SET,
    JSON.stringify({ ...verification, findings: [{ ...finding, words: 'It threw' }] }),
  )
  expect(await readVerification(store, SET)).toEqual({
    ok: true,
    value: { ...verification, findings: [{ ...finding, message: 'It threw' }] },
  })
})
