/** @jest-environment node */
import { bucketStore, s3Servers } from '@crossbook/deploy-testing/s3Clients'
import { revision, STAGING } from '@crossbook/deploy-testing/storeBehaviour'

const newServer = s3Servers()
const KEY = 'crossbook/channels/staging/00000003.json'

/** A channel that twenty processes have moved, each of which has read its history first. */
async function longHistory() {
  const server = await newServer({ listSize: 1000 })
  for (let number = 1; number <= 20; number++) {
    const store = bucketStore(server)
    await store.readHistory(STAGING)
    expect(await store.movePointer(STAGING, revision(number))).toBe('moved')
  }
  server.requests.splice(0)
  return server
}

const ALL = Array.from({ length: 20 }, (_, index) => revision(index + 1))

it('reads a long history with a few requests, and again with one', async () => {
  const server = await longHistory()
  const store = bucketStore(server)
  expect(await store.readHistory(STAGING)).toEqual(ALL)
  expect(server.requests.length).toBeLessThan(14)
  server.requests.splice(0)
  expect(await store.readHistory(STAGING, 5)).toEqual(ALL.slice(4))
  expect(server.requests).toHaveLength(1)
})

it('believes the revision itself where it has become another than was copied', async () => {
  const server = await longHistory()
  const there = server.objects.get(KEY)
  if (there) server.objects.set(KEY, { ...there, bytes: Buffer.from('{'), etag: '"damaged"' })
  const history = await bucketStore(server).readHistory(STAGING)
  expect(history.map((one) => one.revision)).toEqual(
    ALL.map((one) => one.revision).filter((number) => number !== 3),
  )
  server.objects.delete(KEY)
  expect((await bucketStore(server).readHistory(STAGING)).map((one) => one.revision)).not.toContain(3)
})

it('does without the copy where that cannot be read', async () => {
  const server = await longHistory()
  const copy = server.objects.get('crossbook/listings/staging/past.json')
  if (!copy) throw new Error('There is no copy')
  copy.bytes = Buffer.from('{"channels/')
  expect(await bucketStore(server).readHistory(STAGING)).toEqual(ALL)
})
