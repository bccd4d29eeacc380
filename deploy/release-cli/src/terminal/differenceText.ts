import type { ReleaseChange, ReleaseDifference } from '@crossbook/releases'
import { indented, paragraphs, table } from './output'

/** Describes the changes between two releases; empty when there are none. */
export function differenceText({ apps, routes, menu, redirects }: ReleaseDifference) {
  return paragraphs(
    section('Apps', apps, (version) => version),
    section('Routes', routes, ({ owner, title, access }) => `${title} (${owner}, ${access})`),
    section('Menu', menu, ({ label, order, onPhone, line, icon }) =>
      [`${label}, place ${order}`, onPhone && 'on phones', line, icon && `icon ${icon}`]
        .filter(Boolean)
        .join(', '),
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
  format: (value: Value) => string,
) {
  return changes.length === 0 ? '' : `${title}\n${indented(rows(changes, format))}`
}

function rows<Value>(changes: readonly ReleaseChange<Value>[], format: (value: Value) => string) {
  return table(
    changes.map(({ name, before, after }) => {
      if (before === undefined) return [`+ ${name}`, after === undefined ? '' : format(after)]
      if (after === undefined) return [`- ${name}`, format(before)]
      return [`~ ${name}`, `${format(before)} → ${format(after)}`]
    }),
  )
}
