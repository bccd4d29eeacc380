import { check, failure, REPORTS_URL, type Result, success } from '@crossbook/contract'
import { isSecretKey } from '@crossbook/releases'
import { type ChannelSettings, channelSettingsSchema } from '@crossbook/store'
import { changedKeys, isKeysChange, type KeysChange } from './changedKeys'
import type { Requirement } from './options'
import type { Problem } from './messages'

/** Changes of a channel's settings: undefined leaves a setting unchanged, false removes it. */
export interface SettingsChange extends KeysChange {
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
}

/** Whether anything is to change at all. */
export function isChange(change: SettingsChange) {
  const { fallbacks, openTabDays, commitsOnly, frozenUntil, authUrl, authKey } = change
  const { faultUrl, reports, url } = change
  const accepts = [change.acceptMixes, change.acceptStaff]
  const policies = [commitsOnly, change.require, frozenUntil]
  const others = [...accepts, fallbacks, openTabDays, ...policies, authUrl, authKey, faultUrl, reports, url]
  return isKeysChange(change) || others.some((value) => value !== undefined)
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
  if (site && (site.authUrl === undefined || site.authKey === undefined))
    return wrong(
      'A static site needs both --auth-url and --auth-key before anything else can be set for its pages',
    )
  const url = changed(settings.url, change.url)
  const fallbacks = change.fallbacks ?? settings.fallbacks
  const openTabDays = change.openTabDays ?? settings.openTabDays
  const acceptsStaff = change.acceptStaff ?? settings.acceptsStaff
  const keys = changedKeys(settings.keys, change, now)
  if (!keys.ok) return wrong(keys.problem)
  const checked = check(
    channelSettingsSchema,
    {
      acceptsMixes: change.acceptMixes ?? settings.acceptsMixes,
      ...(acceptsStaff ? { acceptsStaff } : {}),
      ...(fallbacks === undefined ? {} : { fallbacks }),
      ...(openTabDays === undefined ? {} : { openTabDays }),
      ...changedPolicies(settings, change),
      ...(site ? { site } : {}),
      ...(url ? { url } : {}),
      ...(keys.value.length > 0 ? { keys: keys.value } : {}),
    },
    'Settings',
  )
  return checked.ok ? success(checked.value) : wrong(checked.problem)
}

function changedPolicies(settings: ChannelSettings, change: SettingsChange) {
  const commitsOnly = change.commitsOnly ?? settings.commitsOnly
  const required: ChannelSettings =
    change.require === false ? { acceptsMixes: settings.acceptsMixes } : { ...settings, ...change.require }
  const frozenUntil = changed(settings.frozenUntil, change.frozenUntil)
  return {
    ...(commitsOnly ? { commitsOnly } : {}),
    ...(required.shownBefore ? { shownBefore: required.shownBefore } : {}),
    ...(required.verified ? { verified: true } : {}),
    ...(frozenUntil === undefined ? {} : { frozenUntil }),
  }
}

function changedSite(site: ChannelSettings['site'], change: SettingsChange) {
  const authUrl = changed(site?.authUrl, change.authUrl)
  const authKey = changed(site?.authKey, change.authKey)
  const faultUrl = changed(site?.faultUrl, change.faultUrl)
  const reports = change.reports === undefined ? site?.reports : reportsOf(change.reports)
  const values = [authUrl, authKey, faultUrl, reports]
  if (values.every((one) => one === undefined)) return undefined
  return {
    ...{ authUrl, authKey },
    ...(faultUrl === undefined ? {} : { faultUrl }),
    ...(reports === undefined ? {} : { reports }),
  }
}

function reportsOf(visits: number | false) {
  return visits === false ? undefined : { url: REPORTS_URL, visits }
}

function changed(present: string | undefined, value: string | false | undefined) {
  return value === undefined ? present : value || undefined
}

function wrong(detail: string) {
  return failure({ kind: 'settingsWrong', detail } as const)
}
