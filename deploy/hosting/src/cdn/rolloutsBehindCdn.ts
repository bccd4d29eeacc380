/**
 * What a site behind a CDN has in a rollout's place, for whoever makes its settings. A bucket has copies of pages and no links, and the
 * functions of CDNs are told of a stage by each maker's own means, if at all; so nothing here looks at a visitor's cohort.
 */
export const ROLLOUTS_BEHIND_CDN =
  'A site in a bucket shows all visitors the same release: rollouts are refused there, and promote shows a release to everybody. For rollouts, keep the store in a folder with nginx before it ("pnpm nginx:config"), and let the CDN ask that nginx: it may keep files of builds for a year, and keeps no page that depends on the visitor.'

/** The same as lines of a comment. */
export function rolloutsComment(mark: '//' | '#') {
  return (ROLLOUTS_BEHIND_CDN.match(/.{1,120}(?: |$)/g) ?? []).map((line) => `${mark} ${line.trimEnd()}`)
}
