import { appNameSchema } from '@crossbook/contract'
import { type ChannelKey, grantedRightSchema, keyNameSchema, publicKeySchema } from '@crossbook/store'
import { InvalidArgumentError } from 'commander'
import { parsed } from './options'

/** A public key with its holder's name and the granted rights. */
export interface KeyGrant extends Pick<ChannelKey, 'name' | 'key'> {
  /** Applications whose builds it may sign from now on, in addition to those that it may sign already. */
  builds?: ChannelKey['builds']
  /** Rights that replace those that it has. */
  may?: ChannelKey['may']
  /** Rights in addition to those that it has. */
  mayAlso?: ChannelKey['may']
}

const NO_RIGHT = 'none'

/** Gathers `wallet,earn=wallet-team:ed25519:…`. */
export function trustArgument(text: string, gathered: readonly KeyGrant[] = []): readonly KeyGrant[] {
  const { items, ...key } = parts(text, 'wallet')
  return [...gathered, { ...key, builds: items.map((word) => parsed(appNameSchema, word, `App "${word}"`)) }]
}

/** Gathers `wallet=wallet-team:ed25519:…`: a team signs, promotes and rolls back its own applications. */
export function teamArgument(text: string, gathered: readonly KeyGrant[] = []): readonly KeyGrant[] {
  const own = trustArgument(text).map(({ builds = [], ...key }) => ({
    ...{ ...key, builds },
    mayAlso: builds.flatMap((app) => [`promote:${app}`, `rollback:${app}`] as const),
  }))
  return [...gathered, ...own]
}

/** Gathers `promote,rollback:wallet=ops:ed25519:…`; `none=…` removes all rights. */
export function allowArgument(text: string, gathered: readonly KeyGrant[] = []): readonly KeyGrant[] {
  const { items, ...key } = parts(text, 'promote')
  if (items.length === 1 && items[0] === NO_RIGHT) return [...gathered, { ...key, may: [] }]
  const may = items.map((word) => parsed(grantedRightSchema, word, `Right "${word}"`))
  return [...gathered, { ...key, may }]
}

/** An instant or a day in UTC, as ISO 8601. */
export function instantArgument(text: string) {
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time))
    throw new InvalidArgumentError(`"${text}" is neither a day such as 2027-12-31 nor an ISO 8601 time.`)
  return new Date(time).toISOString()
}

function parts(text: string, example: string) {
  const [list, publicKey, ...rest] = text.split('=')
  const [name, kind, bytes, ...more] = publicKey?.split(':') ?? []
  if (!list || bytes === undefined || rest.length > 0 || more.length > 0)
    throw new InvalidArgumentError(
      `"${text}" is not a key; write ${example}=<public key>, as release key show prints it.`,
    )
  return {
    items: list.split(','),
    name: parsed(keyNameSchema, name, `Name "${name}"`),
    key: parsed(publicKeySchema, `${kind}:${bytes}`, `Key "${kind}:${bytes}"`),
  }
}
