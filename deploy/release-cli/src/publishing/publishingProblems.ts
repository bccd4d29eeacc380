import { formatList } from '@crossbook/releases'
import type { ProblemsOf } from '../problems/problemsOf'

const MOST_NAMES = 5

/** The messages for problems of publishing: each says what happened and what to do. */
export const PUBLISHING_MESSAGES = {
  appAbsent: ({ app, known }: { app: string; known: readonly string[] }) =>
    `This checkout has no app called ${app}; it has ${new Intl.ListFormat('en').format(known)}.`,
  packageVersionWrong: ({ app, detail }: { app: string; detail: string }) =>
    `The package.json of ${app} has no version to publish under (${detail}); write one such as 1.4.0 into it.`,
  treeChanged: ({ files }: { files: readonly string[] }) =>
    `This checkout has ${files.length === 1 ? 'a change that is' : `${files.length} changes that are`} in no commit (${formatList(files, MOST_NAMES)}), so the published source could not be found again: commit or stash the changes, or publish them under a separate version with --allow-dirty.`,
  branchUnknown: () =>
    'This checkout is on no branch, as on build servers, so the version is unknown: name the branch with --branch.',
  tagWrong: ({ tag }: { tag: string }) =>
    `"${tag}" cannot be part of a version; give a --tag of letters, digits and dashes, 20 at most.`,
  versionForced: ({ app, wanted, base }: { app: string; wanted: string; base: string }) =>
    `CROSSBOOK_VERSION is ${wanted}, and the package.json of ${app} says ${base}: set it to ${base} or ${base}-<tag>, or unset it.`,
  mainForced: ({ app, base }: { app: string; base: string }) =>
    `CROSSBOOK_VERSION is ${base}, the version of ${app} on the main branch, and these files are in no commit: commit them, or set it to ${base}-<tag>.`,
  noRepository: () =>
    'This folder is not in a git repository, so the changes are unknown: run this in a clone, or publish apps by name.',
  beingBuilt: ({ app, process, file }: { app: string; process: number; file: string }) =>
    `${app} is being built in this checkout by another publish (process ${process}); wait for it, then run this again. If there is no such process, remove ${file}.`,
  buildFailed: ({ app, output }: { app: string; output: string }) =>
    `${output.trim()}\n\nBuilding ${app} failed; the build's own output is above. Nothing was published.`,
  otherApp: ({ app, built }: { app: string; built: string }) =>
    `That build is of ${built}, not of ${app}; publish ${built}, or correct --from.`,
  otherVersion: ({ app, built, wanted }: { app: string; built: string; wanted: string }) =>
    `That build is ${app} ${built}, and this checkout publishes ${app} ${wanted}. A build contains its version: build it with CROSSBOOK_VERSION=${wanted}, or leave --from out to have it built.`,
  otherCommit: ({ app, built, here }: { app: string; built: string; here: string }) =>
    `That build of ${app} was made from commit ${built}, and this checkout is at ${here}: check out that commit, or build again.`,
  notOfCommit: ({ app, built, commit }: { app: string; built: string; commit: string }) =>
    `That build of ${app} names ${built} as its commit, and not ${commit}: build that commit again.`,
  notOfBranch: ({ app, built, ending }: { app: string; built: string; ending: string }) =>
    `That build is ${app} ${built}, and a build of this branch and commit ends with ${ending}: build it with publish --branch, as pnpm pipeline build does.`,
  mainNotHere: ({ app }: { app: string }) =>
    `A build of main gets its version from a checkout of its commit: check that commit out, and publish ${app} without --commit.`,
}

/** Why an app of this checkout is not published, in addition to problems of its build. */
export type PublishingProblem = ProblemsOf<typeof PUBLISHING_MESSAGES>
