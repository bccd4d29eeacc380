import { fitMessage } from '@crossbook/contract'
import { TRUST_MESSAGES } from '@crossbook/trust'
import { BISECT_MESSAGES, type BisectProblem } from './bisectProblems'
import type { PublishProblem } from './buildProblems'
import { CHANNEL_MESSAGES, type ChannelProblem } from './channelProblems'
import { DOCTOR_MESSAGES, type DoctorProblem, PRUNE_MESSAGES, type PruneProblem } from './doctorProblems'
import { formatList, type Messages } from './messages'
import { MIX_MESSAGES, type MixProblem } from './mixProblems'
import type { ReleaseProblem } from './releaseProblems'
import { notVerifiedMessage } from './verificationProblems'

/** Every problem that a rule of releases reports. */
export type RuleProblem =
  BisectProblem | ChannelProblem | DoctorProblem | MixProblem | PruneProblem | PublishProblem | ReleaseProblem

/** Routes that a sentence names before it counts the others. */
const MOST_ROUTES = 3

const DOCTOR = 'pnpm release doctor shows what that breaks. Restore it from a backup of the store.'

const NEWER_HOST = 'promote a newer host with it.'

const BUILD_MESSAGES: Messages<PublishProblem | ReleaseProblem> = {
  ...TRUST_MESSAGES,
  manifestMissing: () => 'The build has no app.json; build the app before publishing it.',
  manifestWrong: ({ detail }) => `${detail}; build the app again with this repository's build.`,
  hostName: ({ app }) =>
    `The name "host" is reserved for the host; ${app} needs another name or another kind.`,
  versionTaken: ({ app, version }) =>
    `${app} ${version} is already published, and published versions never change; raise the version in its package.json.`,
  otherBuild: ({ app, version }) =>
    `${app} ${version} differs between this store and the other one: two builds were published under one version. Raise the version in its package.json, publish it again, and promote that one.`,
  versionRemoved: ({ app, version }) =>
    `${app} ${version} was published once and has been pruned, and versions are never reused; raise the version in its package.json.`,
  versionDiffersInCase: ({ app, version, other }) =>
    `${app} ${version} differs from ${other}, which is published already, in upper and lower case only, and not every disk tells such names apart; choose another tag or version.`,
  fileMissing: ({ app, version, file }) =>
    `${app} ${version} lacks its file ${file}; build and publish a new version.`,
  fileChanged: ({ app, version, file }) =>
    `${file} of ${app} ${version} is not the file that was built (its hash differs); build and publish a new version.`,
  fileUnlisted: ({ app, version, file, neededBy }) =>
    `${app} ${version}: ${neededBy} needs ${file}, which app.json does not list; build and publish a new version.`,
  fileReserved: ({ app, version, file }) =>
    `${app} ${version} has a file called ${file}, a name that the store needs itself; rename it.`,
  fileForeign: ({ app, version, file }) =>
    `${app} ${version} has a file ${file}, and sites serve only scripts, styles, fonts, pictures and maps of a build; leave it out of the build.`,
  filesDifferInCase: ({ app, version, files }) =>
    `${app} ${version} has files whose names differ in upper and lower case only (${formatList(files)}), and not every disk tells them apart; rename one of them.`,
  buildDamaged: ({ app, version, file }) =>
    `${app} ${version} is damaged in the store: ${file} is not what was published. ${DOCTOR} Otherwise publish a new version.`,
  notPublished: ({ app, version, known, apps = [] }) => {
    if (known?.includes(version))
      return `${app} ${version} is damaged in the store: its app.json is not there. ${DOCTOR}`
    const there =
      known && known.length > 0
        ? ` The store has ${app} ${formatList(known)}.`
        : apps.length > 0
          ? ` It has no ${app} at all, but ${formatList(apps)}.`
          : ''
    return `${app} ${version} is not in the store; publish it first.${there}`
  },
  routesBroken: ({ app, version, routes, reason }) =>
    `${app} ${version} can no longer be rendered at ${formatList(routes, MOST_ROUTES)}: ${reason}. Fix it, or promote it anyway with --force and a --reason.`,
  markedBad: ({ app, version, reason, author }) =>
    `${app} ${version} is marked as bad by ${author}: ${reason}. Promote another version; mark ${app}@${version} --good removes the mark.`,
  backNowhere: ({ app, path, to }) =>
    `The back bar of ${path} (${app}) leads to ${to}, which is not a page of this site; change it to one that is.`,
  menuTwice: ({ group, label, paths }) =>
    `The menu ${group} would have "${label}" twice, for ${formatList(paths)}; rename one of them.`,
  pathReserved: ({ app, path, begin }) =>
    `${path} (${app}) cannot be reached: the site itself serves the paths that begin with ${begin}; choose another path.`,
  redirectNowhere: ({ app, path, to, isRedirected }) =>
    `The redirect of ${path} (${app}) leads to ${to}, which is ${isRedirected ? 'redirected itself' : 'not a page of this site'}; change it to a page.`,
  redirectTaken: ({ app, path, owner }) =>
    `${app} redirects ${path}, which belongs to ${owner}; only a path that no other application has can be redirected.`,
  requiresNothing: ({ app, version, module }) =>
    `${app} ${version} does not declare that it needs ${module}, so its host cannot be checked; build it with this repository's build.`,
  homeMissing: () =>
    'No application has a page at /, so the site would have no home page; also promote the remote that has it, or confirm this with --gone /.',
  pathLinked: ({ app, path }) =>
    `${path} (${app}) would be removed, but the host's header and sign-in link to it; keep it, or move it to another remote.`,
  pathsGone: ({ paths }) =>
    `${formatList(paths)} would be removed, and links to ${paths.length === 1 ? 'it' : 'them'} would lead to the not-found page; to confirm this, add --gone ${paths.join(' --gone ')}.`,
  pathsOpened: ({ paths }) =>
    `${formatList(paths)} would become public, and no longer require sign-in; to confirm this, add --public ${paths.join(' --public ')}.`,
  frozen: ({ channel, until }) =>
    `Channel ${channel} is frozen until ${until.slice(0, 16).replace('T', ' ')} UTC; rollbacks still work, and channel ${channel} --no-frozen-until ends the freeze.`,
  notFromMain: ({ channel, app, version }) =>
    `Channel ${channel} accepts only versions of main, and ${app} ${version} was built from a branch, without a commit, or with uncommitted changes; merge it, and publish it from main.`,
  notShownBefore: ({ channel, app, version, on, hours, shown }) =>
    `Channel ${channel} accepts only builds that ${on} has shown for ${hours} hours, and ${app} ${version} was there for ${shown}; promote it to ${on} and wait.`,
  notVerified: notVerifiedMessage,
  markupUnknown: (problem) => `${fitMessage(problem)}; use a checkout that writes it.`,
  pathTaken: (problem) =>
    `${fitMessage(problem)}; remove it from one of them, then publish and promote that one.`,
  hostTooOld: (problem) => `${fitMessage(problem)}; ${NEWER_HOST}`,
  accessUnknown: (problem) => `${fitMessage(problem)}; ${NEWER_HOST}`,
  groupUnknown: (problem) => `${fitMessage(problem)}; ${NEWER_HOST}`,
  sharedMissing: (problem) => `${fitMessage(problem)}; promote a host that does.`,
  sharedOutOfRange: (problem) =>
    `${fitMessage(problem)}; test ${problem.app} with it and widen its range, or promote another host.`,
}

/** The message of each rule. `../rules.test.ts` has the same table with the test of each rule. */
export const RULE_MESSAGES: Messages<RuleProblem> = {
  ...BISECT_MESSAGES,
  ...BUILD_MESSAGES,
  ...CHANNEL_MESSAGES,
  ...DOCTOR_MESSAGES,
  ...MIX_MESSAGES,
  ...PRUNE_MESSAGES,
}

/** The message for a refused publish or promotion: what happened and what to do next. */
export function problemMessage<K extends RuleProblem['kind']>(problem: Extract<RuleProblem, { kind: K }>) {
  return RULE_MESSAGES[problem.kind as K](problem)
}
