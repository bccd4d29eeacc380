import { check, failure, REPORTS_URL, type Result, success } from '@crossbook/contract'
import { isSecretKey } from '@crossbook/releases'
import { type ChannelKey, type ChannelSettings, channelSettingsSchema } from '@crossbook/store'
import { keyId, lapseOf } from '@crossbook/trust'
import type { KeyGrant } from './keyOptions'
import type { Requirement } from './options'
import type { Problem } from './messages'

/** Changes of a channel's settings: undefined leaves a setting unchanged, false removes it. */
export interface SettingsChange {
  acceptMixes?: boolean
  acceptStaff?: boolean
  fallbacks?: number
  openTabDays?: number
  commitsOnly?: boolean
  require?: Requirement | false
  frozenUntil?: string | false
  authUrl?: string
  authKey?: string
  faultUrl?: string | false
  /** Share of the visits, from 0 to 1. */
  reports?: number | false
  url?: string | false
  trust?: readonly KeyGrant[]
  allow?: readonly KeyGrant[]
  team?: readonly KeyGrant[]
  /** ISO 8601; for the keys that are trusted or allowed by the same command. */
  expires?: string
  revoke?: string
  since?: string
}

/** Returns the settings after a change, or the problem with them. */
export function changedSettings(
  settings: ChannelSettings,
  change: SettingsChange,
  now: Date,
): Result<ChannelSettings, Problem> {
  if (change.authKey !== undefined && isSecretKey(change.authKey))
    return wrong(
      "That key gives access to the whole project, and every visitor can read --auth-key: use the project's anon or publishable key",
    )
  const site = changedSite(settings.site, change)
  const hasSite = Object.keys(site).length > 0
  if (hasSite && (site.authUrl === undefined || site.authKey === undefined))
    return wrong(
      'A static site needs both --auth-url and --auth-key before anything else can be set for its pages',
    )
  const keys = changedKeys(settings.keys, change, now)
  if (!keys.ok) return wrong(keys.problem)
  const required: Pick<ChannelSettings, 'shownBefore' | 'verified'> =
    change.require === false ? {} : { ...settings, ...change.require }
  const next = withoutUnset({
    acceptsMixes: change.acceptMixes ?? settings.acceptsMixes,
    acceptsStaff: (change.acceptStaff ?? settings.acceptsStaff) || undefined,
    fallbacks: change.fallbacks ?? settings.fallbacks,
    openTabDays: change.openTabDays ?? settings.openTabDays,
    commitsOnly: (change.commitsOnly ?? settings.commitsOnly) || undefined,
    shownBefore: required.shownBefore,
    verified: required.verified || undefined,
    frozenUntil: changed(settings.frozenUntil, change.frozenUntil),
    site: hasSite ? site : undefined,
    url: changed(settings.url, change.url),
    keys: keys.value.length > 0 ? keys.value : undefined,
  })
  const checked = check(channelSettingsSchema, next, 'Settings')
  return checked.ok ? success(checked.value) : wrong(checked.problem)
}

/**
 * Returns the keys after a change; the problem is a sentence without its full stop. `trust` and `team` add to a key's rights, `allow` replaces
 * them. A revoked key remains, so that everybody can see when it was revoked.
 */
function changedKeys(
  present: readonly ChannelKey[] = [],
  change: SettingsChange,
  now: Date,
): Result<readonly ChannelKey[], string> {
  const { trust = [], allow = [], team = [], expires, revoke, since } = change
  const grants = [...trust, ...allow, ...team]
  if (expires !== undefined && grants.length === 0)
    return failure(
      '--expires applies to the keys of the same command: add them with --trust, --allow or --team',
    )
  if (since !== undefined && revoke === undefined)
    return failure('--since is the time of a revocation: name the key with --revoke')

  const keys = new Map(present.map((key) => [keyId(key.key), key]))
  for (const { name, key, builds, may, mayAlso = [] } of grants) {
    const id = keyId(key)
    const known = keys.get(id)
    if (known && known.name !== name)
      return failure(`${id} is the key of ${known.name} on this channel, not of ${name}`)
    if (known?.revokedAt !== undefined)
      return failure(`The key ${id} of ${name} is revoked; make a new one with release key make`)
    if (!known && [...keys.values()].some((other) => other.name === name))
      return failure(`There is another key called ${name} on this channel; give the new one another name`)
    keys.set(id, {
      ...(known ?? { name, key, builds: [], may: [] }),
      ...(builds ? { builds: [...new Set([...(known?.builds ?? []), ...builds])].sort() } : {}),
      may: [...new Set([...(may ?? known?.may ?? []), ...mayAlso])],
      ...(expires === undefined ? {} : { expiresAt: expires }),
    })
  }
  if (revoke !== undefined) {
    const found = [...keys].find(([id, { name }]) => id === revoke || name === revoke)
    if (!found) return failure(`The channel knows no key ${revoke}`)
    const [id, key] = found
    keys.set(id, { ...key, revokedAt: since ?? now.toISOString() })
  }
  const after = [...keys.values()]
  const canGoOn = after.some((key) => key.may.includes('settings') && !lapseOf(key, now.toISOString()))
  if (after.length > 0 && !canGoOn)
    return failure(
      'After this, no key could change the settings of this channel; allow one with --allow settings=<public key>',
    )
  return success(after)
}

function changedSite(site: ChannelSettings['site'], { reports, ...change }: SettingsChange) {
  const share = reports === false ? undefined : { url: REPORTS_URL, visits: reports }
  return withoutUnset({
    authUrl: changed(site?.authUrl, change.authUrl),
    authKey: changed(site?.authKey, change.authKey),
    faultUrl: changed(site?.faultUrl, change.faultUrl),
    reports: reports === undefined ? site?.reports : share,
  })
}

function withoutUnset<Settings extends object>(settings: Settings): Partial<Settings> {
  const set = Object.entries(settings).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set) as Partial<Settings>
}

function changed(present: string | undefined, value: string | false | undefined) {
  return value === undefined ? present : value || undefined
}

function wrong(detail: string) {
  return failure({ kind: 'settingsWrong', detail } as const)
}
