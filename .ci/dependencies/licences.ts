import path from 'node:path'
import { installedPackages } from './installedPackages'
import { lockedPackages } from './lockedPackages'

/** The list of licences, from the repository's root. */
export const LICENCES_FILE = path.join('docs', 'licences.md')

/**
 * Licences that a package may have. All of them allow us to use, change and distribute the code. MPL-2.0 requires the source of changed
 * files only, and we change none. Read a new licence before you add it.
 */
export const ALLOWED_LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT AND Zlib',
  'MIT OR CC0-1.0',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]

/** A package and its licence. */
export interface LicensedPackage {
  readonly name: string
  readonly version: string
  /** An SPDX expression, or `none stated`. */
  readonly licence: string
  readonly optional: boolean
}

/** Returns every locked package that is installed here, with its licence, in the lockfile's order. */
export function licensedPackages(root: string): LicensedPackage[] {
  const installed = new Map(installedPackages(root).map((found) => [`${found.name}@${found.version}`, found]))
  return lockedPackages(root).flatMap(({ name, version, optional }) => {
    const found = installed.get(`${name}@${version}`)
    const licence = found?.licence?.replace(/^\((.*)\)$/, '$1') ?? 'none stated'
    return found ? [{ name, version, licence, optional }] : []
  })
}

/** Returns the list as Markdown. Optional packages are left out, because it depends on the machine which of them are installed. */
export function licenceList(packages: readonly LicensedPackage[]): string {
  const listed = packages.filter(({ optional }) => !optional)
  const sections = [...new Set(listed.map(({ licence }) => licence))].sort().map((licence) => {
    const members = listed.filter((member) => member.licence === licence)
    const lines = members.map(({ name, version }) => `- \`${name}\` ${version}`)
    return `## ${licence} (${members.length})\n\n${lines.join('\n')}\n`
  })
  return `# Licences of the packages

Written by \`pnpm licences\` from the lockfile and the installed packages; \`npm run test:all\` fails when it is not current, or when a
package has a licence that \`.ci/dependencies/licences.ts\` does not allow. It lists ${listed.length} packages: those of the site, and those that
only build or test it. Left out are the optional ones, mostly programs for one operating system each; the licences of those
that a machine has installed are checked there.

${sections.join('\n')}`
}
