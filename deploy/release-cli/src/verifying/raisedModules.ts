import { type BuiltRemote, own, type Release } from '@crossbook/contract'
import { prerenderRelease, type PrerenderFailure } from '@crossbook/pages'
import { fitProblems, readVerification, setOfBuilds, type Verification } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import { count, table } from '../terminal/output'

/** Lists the shared modules that a new host raises, for each remote that requires them. Prerenders the screens with the new host. */
export async function raisedModules(
  store: Store,
  present: Pick<Release, 'host'> | undefined,
  release: Release,
) {
  const { host, remotes } = release
  if (!present || present.host.version === host.version) return []
  const before = present.host.provides
  const raised = Object.entries(host.provides).filter(([module, to]) => own(before, module) !== to)
  const required = remotes.flatMap((remote) =>
    raised.flatMap(([module, to]) => {
      const range = own(remote.requires, module)
      // A part of a required package, such as react/jsx-runtime, would repeat its row.
      const isPart = Object.keys(remote.requires).some((other) => module.startsWith(`${other}/`))
      return range === undefined || isPart ? [] : [{ remote, module, to, range }]
    }),
  )
  if (required.length === 0) return []

  const { failures } = await prerenderRelease(store, release)
  const verified = await readVerification(store, setOfBuilds(release))
  const verification = verified.ok ? verified.value : undefined
  const misfits = fitProblems(release).flatMap((one) => (one.kind === 'sharedOutOfRange' ? [one] : []))
  return required.map(({ remote, module, to, range }) => ({
    app: remote.name,
    version: remote.version,
    module,
    from: own(before, module) ?? null,
    to,
    range,
    isAdmitted: !misfits.some((one) => one.app === remote.name && one.module === module),
    pages: remote.screens.length,
    /** Pages that cannot be prerendered with the new host. */
    failing: failingPages(remote, failures),
    /** Number of problems that `verify` found on the remote's pages with exactly these builds; null if it did not run. */
    found: verification ? foundOn(remote, verification) : null,
  }))
}

type RaisedModule = Awaited<ReturnType<typeof raisedModules>>[number]

/** Formats the list as a table for terminals, with advice where a range does not admit a version. */
export function formatRaisedModules(raised: readonly RaisedModule[], host: string) {
  const rows = raised.map(({ app, version, module, from, to, range, isAdmitted, pages, failing, found }) => [
    `${app} ${version}`,
    `${module} ${from ?? 'none'} → ${to}`,
    range,
    isAdmitted ? 'yes' : 'no',
    failing.length === 0
      ? `all ${count(pages, 'page')}`
      : `${pages - failing.length} of ${pages}, not ${failing.join(' ')}`,
    found === null ? 'did not run' : found === 0 ? 'found nothing' : `found ${count(found, 'thing')}`,
  ])
  return [
    `Host ${host} provides other versions of shared modules:`,
    '',
    ...table([['remote', 'shared module', 'range', 'accepts it', 'renders', 'verify'], ...rows]).split('\n'),
    ...(raised.every(({ isAdmitted }) => isAdmitted)
      ? []
      : [
          '',
          'To try them together, use verify and mix create with --beyond-ranges. Widen the range of a remote whose pages pass.',
        ]),
    '',
  ]
}

function failingPages({ name }: BuiltRemote, failures: readonly PrerenderFailure[]) {
  return failures.flatMap(({ app, path }) => (app === name && path !== null ? [path] : []))
}

function foundOn({ screens }: BuiltRemote, { findings }: Verification) {
  const paths = new Set<string>(screens.map(({ path }) => path))
  return findings.filter(({ path }) => paths.has(path)).length
}
