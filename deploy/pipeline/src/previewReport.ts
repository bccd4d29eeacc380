import { codeBlock, codeSpan, link, table } from './markdown'
import type { Preview, PreviewWalk } from './preview'
import type { RouteSize } from './routeSizes'

/** Returns a preview in Markdown. Whatever comes from the branch or from its pages is in code. */
export function previewReport({ touched, builds, mix, walk }: Preview, sizes: readonly RouteSize[]): string {
  const commit = touched.to.slice(0, 10)
  if (builds.length === 0 || !mix)
    return `### No preview of ${commit}\n\nIt touches no application, so every channel is unchanged.\n`
  const where =
    mix.link === null
      ? `Mix ${codeSpan(mix.id)}; its channel has no address set (\`pnpm release channel … --url …\`)`
      : `**${link('Open it', mix.link)}**`
  const files = new Map<string, number>(touched.apps.map((one) => [one.app, one.files.length]))
  return [
    `### Preview of ${commit}`,
    ...(walk && !walk.ok ? [WALK_FAILED] : []),
    `${where}, until ${mix.expiresAt.slice(0, 10)}. All other applications are in the channel’s versions.`,
    table(
      ['Application', 'Version', 'Files changed'],
      builds.map(({ app, version }) => [codeSpan(app), codeSpan(version), String(files.get(app) ?? 0)]),
    ),
    ...(sizes.length === 0
      ? ['No route’s script changed by more than 2 %.']
      : [
          table(
            ['Route', 'Script before', 'Script now'],
            sizes.map(({ route, before, now }) => [codeSpan(route), kilobytes(before), kilobytes(now)]),
          ),
        ]),
    ...(walk ? [describeWalk(walk)] : []),
    '',
  ].join('\n\n')
}

/** Above everything else: who only looks at the beginning is to see it. */
const WALK_FAILED =
  '> [!WARNING]\n> **The verification in Chromium failed.** The findings are below. You can still open the mix.'

function describeWalk(walk: PreviewWalk) {
  if (walk.ok)
    return `The verification opened all ${walk.value.pages} pages in Chromium and found no problems.`
  return `#### Findings of the verification\n\n${codeBlock(walk.problem.join('\n'))}`
}

function kilobytes(size: number | undefined) {
  return size === undefined ? '—' : `${size.toFixed(1)} KB`
}
