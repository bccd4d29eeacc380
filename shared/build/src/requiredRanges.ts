import { readFileSync } from 'node:fs'
import path from 'node:path'
import { satisfies, validRange } from 'semver'
import { PROVIDED, installedVersion } from './singletons'
import { WrongRemote } from './wrongRemote'

/**
 * Ranges of the shared modules that the remote in `folder` requires of the host, by request: the `peerDependencies` of its
 * package.json. Throws a WrongRemote where a range does not admit the version that the remote is built and tested with.
 *
 * @example requiredRanges(folder) // { react: '^19.2 || ^20', 'react/jsx-runtime': '^19.2 || ^20', … }
 */
export function requiredRanges(folder: string): Record<string, string> {
  const peers = peerDependencies(folder)
  return Object.fromEntries(
    PROVIDED.flatMap(({ request, package: name }) => {
      const range = peers[name]
      return range === undefined ? [] : [[request, checkedRange(folder, name, range)]]
    }),
  )
}

/** Share settings of a remote: never bundled, taken from the host in a strict range. */
export function remoteShared(folder: string) {
  return Object.fromEntries(
    Object.entries(requiredRanges(folder)).map(([request, requiredVersion]) => [
      request,
      { singleton: true, strictVersion: true, import: false as const, requiredVersion },
    ]),
  )
}

function checkedRange(folder: string, name: string, range: string) {
  const entry = `The peerDependencies of package.json require ${name} ${range}`
  if (validRange(range) === null)
    throw new WrongRemote(`${entry}, which is not a range: write one such as "^19.2 || ^20".`)
  const version = installedVersion(folder, name)
  if (version === undefined)
    throw new WrongRemote(`${entry}, and it is not installed: add it to the devDependencies, and install.`)
  if (satisfies(version, range)) return range
  throw new WrongRemote(
    `${entry}, and the build uses ${name} ${version}, which is outside this range: widen the range, or install a version in it.`,
  )
}

function peerDependencies(folder: string): Readonly<Record<string, string>> {
  const { peerDependencies: peers = {} } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { peerDependencies?: Readonly<Record<string, string>> }
  return peers
}
