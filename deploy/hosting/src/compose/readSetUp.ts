import {
  type ChannelName,
  channelNameSchema,
  check,
  REPORTS_URL,
  type Result,
  success,
} from '@crossbook/contract'
import { type ChannelSettings, channelSettingsSchema, type Environment } from '@crossbook/store'
import * as v from 'valibot'

/** Path of the auth service on the site's own origin, where nginx answers for it. */
const AUTH_URL = '/auth/v1'

/** The channel and store to set up, and the configuration of its pages. */
export interface SetUp {
  /** The store's folder. */
  folder: string
  channel: ChannelName
  settings: Required<Pick<ChannelSettings, 'site' | 'url'>>
}

const environmentSchema = v.object({
  CROSSBOOK_STORE: v.pipe(v.string(), v.minLength(1)),
  CROSSBOOK_CHANNEL: channelNameSchema,
  CROSSBOOK_SITE_URL: v.string(),
  CROSSBOOK_ANON_KEY: v.string(),
  CROSSBOOK_FAULT_URL: v.optional(v.string()),
  CROSSBOOK_VISIT_SHARE: v.optional(v.pipe(v.string(), v.decimal(), v.transform(Number)), '1'),
})

/** Reads the settings that the compose file gives to the release container; a problem is a sentence. */
export function readSetUp(environment: Environment): Result<SetUp, string> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const read = check(environmentSchema, given, 'Environment of the release container')
  if (!read.ok) return read
  const own = read.value
  const settings = check(
    v.required(channelSettingsSchema, ['site', 'url']),
    {
      acceptsMixes: false,
      url: own.CROSSBOOK_SITE_URL,
      site: {
        authUrl: AUTH_URL,
        authKey: own.CROSSBOOK_ANON_KEY,
        reports: { url: REPORTS_URL, visits: own.CROSSBOOK_VISIT_SHARE },
        ...(own.CROSSBOOK_FAULT_URL !== undefined && { faultUrl: own.CROSSBOOK_FAULT_URL }),
      },
    },
    'Settings in .env',
  )
  if (!settings.ok) return settings
  const { site, url } = settings.value
  return success({ folder: own.CROSSBOOK_STORE, channel: own.CROSSBOOK_CHANNEL, settings: { site, url } })
}
