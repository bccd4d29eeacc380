import { BY_APP, BY_CHANNEL, type Place, STORE_RIGHTS } from './bucketPolicy'
import { PLACES } from './storeLayout'

/** The rights of `release policy` as a Markdown table: who may write and delete what in a bucket. */
export function rightsTable(): string {
  const rows = (Object.keys(STORE_RIGHTS) as Place[]).map((place) => {
    const { writes, removes } = STORE_RIGHTS[place]
    return `| \`${PLACES[place]}\` | ${ownerOf(place)} | ${listOf(writes)} | ${listOf(removes)} |`
  })
  return ['| folder | belongs to | written by | removed by |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
}

function ownerOf(place: Place) {
  if (BY_CHANNEL.includes(place)) return 'one channel'
  return BY_APP.includes(place) ? 'one application' : 'all channels'
}

function listOf(roles: readonly string[]) {
  return roles.length === 0 ? '–' : roles.join(', ')
}
