import { BUILDS_URL, type Release } from '@crossbook/contract'

/**
 * Words in an address that content blockers are likely to stop, chosen by hand: lists such as EasyList and EasyPrivacy have rules for
 * paths like `/ads/` or `/heatmap.js`. The lists change every day, and no npm package ships current ones, so this is a hint and no proof.
 * The names of our own built files are hashes; those of applications and pages are chosen by teams.
 */
const BLOCKED_WORDS = new Set([
  ...['ad', 'ads', 'adserver', 'adsense', 'advert', 'adverts', 'advertise', 'advertisement', 'advertising'],
  ...['affiliate', 'affiliates', 'banner', 'banners', 'sponsor', 'sponsors', 'sponsored'],
  ...['popup', 'popups', 'popunder', 'promo', 'prebid'],
  ...['analytics', 'beacon', 'beacons', 'clicktracking', 'fingerprint', 'heatmap', 'heatmaps', 'impressions'],
  ...['matomo', 'metrics', 'pageview', 'pageviews', 'pixel', 'pixels', 'stats', 'telemetry'],
  ...['tracker', 'trackers', 'tracking'],
])

/** The words of an address that content blockers stop, such as `ads` of `/apps/ads/1.0.0/main.js`. */
function blockedWordsIn(address: string) {
  const words = address.toLowerCase().split(/[^a-z0-9]+/)
  return [...new Set(words.filter((word) => BLOCKED_WORDS.has(word)))]
}

/** Returns a warning about the addresses that have such words; undefined if there are none. */
export function blockedWordsHint(addresses: readonly string[]) {
  const blocked = addresses.filter((address) => blockedWordsIn(address).length > 0)
  const words = [...new Set(blocked.flatMap(blockedWordsIn))]
  const [first] = blocked
  if (first === undefined) return undefined
  const names = new Intl.ListFormat('en').format(words.map((word) => `"${word}"`))
  return `Content blockers stop addresses with ${names} in them, such as ${first}: visitors who use one may not see this part of the site. Choose another name if you can.`
}

/** Warns about addresses that are new in a release: its pages, and the files of its builds. */
export function newBlockedWordsHint(before: Release | undefined, after: Release) {
  const known = new Set(before && addressesOf(before))
  return blockedWordsHint(addressesOf(after).filter((address) => !known.has(address)))
}

/** Returns the addresses of a release without versions, because versions differ each time. */
function addressesOf({ host, remotes }: Release) {
  return [host, ...remotes].flatMap(({ name, screens, files }) => [
    ...screens.map(({ path }) => path),
    ...Object.keys(files).map((file) => `${BUILDS_URL}/${name}/…/${file}`),
  ])
}
