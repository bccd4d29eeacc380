import type { Preview } from './preview'
import type { RouteSize } from './routeSizes'

/** A preview in Markdown, for the page of its pull request. `sizes` are of all applications that it touches. */
export function previewReport({ touched, builds, mix }: Preview, sizes: readonly RouteSize[]): string {
  const commit = touched.to.slice(0, 10)
  if (builds.length === 0 || !mix)
    return `### No preview of ${commit}\n\nIt touches no application, so every channel stays as it is.\n`
  const where =
    mix.link === null
      ? `Mix \`${mix.id}\`; its channel has no address set (\`pnpm release channel … --url …\`)`
      : `**[Open it](${mix.link})**`
  const files = new Map<string, number>(touched.apps.map((one) => [one.app, one.files.length]))
  return [
    `### Preview of ${commit}`,
    `${where}, until ${mix.expiresAt.slice(0, 10)}. All else is what the channel shows.`,
    table(
      ['Application', 'Version', 'Files changed'],
      builds.map(({ app, version }) => [app, `\`${version}\``, String(files.get(app) ?? 0)]),
    ),
    ...(sizes.length === 0
      ? ['No route’s script changed by more than 2 %.']
      : [
          table(
            ['Route', 'Script before', 'Script now'],
            sizes.map(({ route, before, now }) => [`\`${route}\``, kilobytes(before), kilobytes(now)]),
          ),
        ]),
    '',
  ].join('\n\n')
}

function kilobytes(size: number | undefined) {
  return size === undefined ? '—' : `${size.toFixed(1)} KB`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]) {
  // A bar would begin another cell.
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
