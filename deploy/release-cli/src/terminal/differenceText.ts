import type { ReleaseChange, ReleaseDifference } from '@crossbook/releases'
import { indented, paragraphs, table } from './output'

/** What changes between two releases, for people; empty when nothing does. */
export function differenceText({ apps, routes, menu, redirects }: ReleaseDifference) {
  return paragraphs(
    section('Apps', apps, (version) => version),
    section('Routes', routes, ({ owner, title, access }) => `${title} (${owner}, ${access})`),
    section(
      'Menu',
      menu,
      ({ label, order, onPhone }) => `${label}, place ${order}${onPhone ? ', on phones' : ''}`,
    ),
    section('Redirects', redirects, (to) => `to ${to}`),
  )
}

/** The apps alone, as in `wallet 1.0.0 → 1.1.0`. */
export function appChangesText(apps: ReleaseDifference['apps']) {
  return indented(rows(apps, (version) => version))
}

function section<Value>(
  title: string,
  changes: readonly ReleaseChange<Value>[],
  words: (value: Value) => string,
) {
  return changes.length === 0 ? '' : `${title}\n${indented(rows(changes, words))}`
}

function rows<Value>(changes: readonly ReleaseChange<Value>[], words: (value: Value) => string) {
  return table(
    changes.map(({ name, before, after }) => {
      if (before === undefined) return [`+ ${name}`, after === undefined ? '' : words(after)]
      if (after === undefined) return [`- ${name}`, words(before)]
      return [`~ ${name}`, `${words(before)} → ${words(after)}`]
    }),
  )
}
