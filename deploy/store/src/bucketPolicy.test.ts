/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { BY_APP, BY_CHANNEL, type Place, STORE_RIGHTS } from './bucketPolicy'
import { PLACES } from './storeLayout'

/** A row of a table without the spaces that align it. */
const row = (line: string) => line.replace(/\s*\|\s*/g, '|')

const listOf = (roles: readonly string[]) => (roles.length === 0 ? '–' : roles.join(', '))

function ownerOf(place: Place) {
  if (BY_CHANNEL.includes(place)) return 'one channel'
  return BY_APP.includes(place) ? 'one application' : 'all channels'
}

it('the rights of each role are in the security guide', () => {
  const guide = readFileSync(path.resolve(__dirname, '../../../docs/security.md'), 'utf8')
  const rows = (Object.keys(STORE_RIGHTS) as Place[]).map((place) => {
    const { writes, removes } = STORE_RIGHTS[place]
    return row(`| \`${PLACES[place]}\` | ${ownerOf(place)} | ${listOf(writes)} | ${listOf(removes)} |`)
  })
  expect(guide.split('\n').map(row)).toEqual(
    expect.arrayContaining([row('| folder | belongs to | written by | removed by |'), ...rows]),
  )
})
