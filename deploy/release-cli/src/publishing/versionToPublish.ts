import { type AppVersion, appVersionSchema, check, failure, type Result, success } from '@crossbook/contract'
import type { PublishingProblem } from './publishingProblems'
import type { Checkout } from './checkout'

const COMMIT_DIGITS = 10

/** Longest part of a branch's name in a version, which has 64 characters in all. */
const MOST_TAG = 20

export interface VersionParts {
  app: string
  base: AppVersion
  /** Undefined in a folder that is in no repository. */
  checkout: Checkout | undefined
  mainBranch: string
  /** Hash of the build's inputs, for files that are in no commit. */
  inputHash: string
  tag: string | undefined
  branch: string | undefined
  allowDirty: boolean
  /** CROSSBOOK_VERSION, where a build server has settled it. */
  forced: string | undefined
}

/**
 * Returns the version for publishing an app of this checkout: the package's on the main branch, followed by tag and commit on others, and by a
 * hash of the files where they are in no commit.
 */
export function versionToPublish(parts: VersionParts): Result<AppVersion, PublishingProblem> {
  const { app, base, checkout, allowDirty, forced } = parts
  const changed = checkout?.changed ?? []
  if (changed.length > 0 && !allowDirty) return failure({ kind: 'treeChanged', files: changed })
  if (forced !== undefined) {
    if (forced === base && (!checkout || changed.length > 0))
      return failure({ kind: 'mainForced', app, base })
    const version = check(appVersionSchema, forced, 'CROSSBOOK_VERSION')
    if (version.ok && (forced === base || forced.startsWith(`${base}-`))) return success(version.value)
    return failure({ kind: 'versionForced', app, wanted: forced, base })
  }
  const tag = tagOf(parts)
  if (!tag.ok) return tag
  const ending = [
    ...(tag.value === undefined ? [] : [tag.value]),
    ...(!checkout || tag.value !== undefined || changed.length > 0 ? [commitPart(parts)] : []),
  ].join('.')
  const version = check(appVersionSchema, ending ? `${base}-${ending}` : base, 'version')
  return version.ok
    ? success(version.value)
    : failure({ kind: 'packageVersionWrong', app, detail: version.problem })
}

function tagOf({
  tag,
  branch,
  checkout,
  mainBranch,
}: VersionParts): Result<string | undefined, PublishingProblem> {
  if (tag !== undefined) {
    if (/^[0-9A-Za-z]+(?:-[0-9A-Za-z]+)*$/.test(tag) && tag.length <= MOST_TAG)
      return success(identifier(tag))
    return failure({ kind: 'tagWrong', tag })
  }
  const name = branch ?? (checkout ? checkout.branch : mainBranch)
  if (name === undefined) return failure({ kind: 'branchUnknown' })
  return success(branchTag(name, mainBranch))
}

/** Tag that a branch adds to its versions; undefined for the main branch. */
function branchTag(branch: string, mainBranch: string): string | undefined {
  if (branch === mainBranch) return undefined
  const name = branch
    .replace(/[^0-9A-Za-z]+/g, '-')
    .slice(0, MOST_TAG)
    .replace(/^-+|-+$/g, '')
  return identifier(name || 'branch')
}

/** Suffix of versions built from a branch's commit; undefined for the main branch, which uses the package's version. */
export function branchEnding(branch: string, commit: string, mainBranch: string): string | undefined {
  const tag = branchTag(branch, mainBranch)
  return tag && `-${tag}.${identifier(commit.slice(0, COMMIT_DIGITS))}`
}

function commitPart({ checkout, inputHash }: VersionParts) {
  if (!checkout) return `nogit-${inputHash}`
  const short = checkout.commit.slice(0, COMMIT_DIGITS)
  return identifier(checkout.changed.length > 0 ? `${short}-dirty-${inputHash}` : short)
}

/** Makes text valid as a part of a version. Digits alone must not begin with 0, so they get a letter in front, as in `git describe`. */
function identifier(part: string) {
  return /^0\d+$/.test(part) ? `g${part}` : part
}
