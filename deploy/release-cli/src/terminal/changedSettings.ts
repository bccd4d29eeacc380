import { check, failure, type Result, success } from '@crossbook/contract'
import { isSecretKey } from '@crossbook/releases'
import { type ChannelSettings, channelSettingsSchema } from '@crossbook/store'
import type { Problem } from './words'

/** What somebody wants of a channel's settings; undefined leaves one as it is, false takes it away. */
export interface SettingsWishes {
  acceptMixes?: boolean
  authUrl?: string
  authKey?: string
  faultUrl?: string | false
  url?: string | false
}

/** Whether anything is wished at all. */
export function isChange({ acceptMixes, authUrl, authKey, faultUrl, url }: SettingsWishes) {
  return [acceptMixes, authUrl, authKey, faultUrl, url].some((wish) => wish !== undefined)
}

/** The settings after what is wished, or what is wrong with them. */
export function changedSettings(
  settings: ChannelSettings,
  wishes: SettingsWishes,
): Result<ChannelSettings, Problem> {
  if (wishes.authKey !== undefined && isSecretKey(wishes.authKey))
    return wrong(
      "That key opens the whole project, and --auth-key is told to every visitor: give the project's anon or publishable key",
    )
  const site = changedSite(settings.site, wishes)
  if (site && (site.authUrl === undefined || site.authKey === undefined))
    return wrong(
      'A static site needs both --auth-url and --auth-key before anything else can be told to its pages',
    )
  const url = changed(settings.url, wishes.url)
  const checked = check(
    channelSettingsSchema,
    {
      acceptsMixes: wishes.acceptMixes ?? settings.acceptsMixes,
      ...(site ? { site } : {}),
      ...(url ? { url } : {}),
    },
    'Settings',
  )
  return checked.ok ? success(checked.value) : wrong(checked.problem)
}

function changedSite(site: ChannelSettings['site'], wishes: SettingsWishes) {
  const authUrl = changed(site?.authUrl, wishes.authUrl)
  const authKey = changed(site?.authKey, wishes.authKey)
  const faultUrl = changed(site?.faultUrl, wishes.faultUrl)
  if (authUrl === undefined && authKey === undefined && faultUrl === undefined) return undefined
  return { authUrl, authKey, ...(faultUrl === undefined ? {} : { faultUrl }) }
}

function changed(present: string | undefined, wish: string | false | undefined) {
  return wish === undefined ? present : wish || undefined
}

function wrong(detail: string) {
  return failure({ kind: 'settingsWrong', detail } as const)
}
