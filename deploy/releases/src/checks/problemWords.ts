import { fitWords } from '@crossbook/contract'
import { TRUST_WORDS } from '@crossbook/trust'
import { CHANNEL_WORDS, type ChannelProblem } from './channelProblems'
import type { PublishProblem } from './publishProblems'
import type { ReleaseProblem } from './releaseProblems'
import { someOf } from './someOf'
import { notVerifiedWords } from './notVerifiedWords'

type BuildKind = (PublishProblem | ReleaseProblem)['kind']
type Problem = ChannelProblem | PublishProblem | ReleaseProblem
type Kind = Problem['kind']

/** Routes that a sentence names before it counts the others. */
const MOST_ROUTES = 3

/** What helps with documents and files that are not whole. */
const DOCTOR = 'pnpm release doctor says what that breaks. Restore it from a backup of the store.'

const NEWER_HOST = 'promote a newer host with it.'

/** Each in one sentence that names the app, its version and the remedy. */
export const BUILD_WORDS: { [K in BuildKind]: (problem: Extract<Problem, { kind: K }>) => string } = {
  ...TRUST_WORDS,
  manifestMissing: () => 'The build has no app.json; build the app before publishing it.',
  manifestWrong: ({ detail }) => `${detail}; build the app again with this repository's build.`,
  hostName: ({ app }) =>
    `The name "host" belongs to the host alone; ${app} needs another name or another kind.`,
  versionTaken: ({ app, version }) =>
    `${app} ${version} is published already and stays as it is; raise the version in its package.json.`,
  otherBuild: ({ app, version }) =>
    `${app} ${version} is another build in this store than in the other one: two builds were published under one version. Raise the version in its package.json, publish it again, and promote that one.`,
  versionRemoved: ({ app, version }) =>
    `${app} ${version} was published once and has been pruned, and its version is given to no other build; raise the version in its package.json.`,
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
    `${app} ${version} has files whose names differ in upper and lower case only (${someOf(files)}), and not every disk tells them apart; rename one of them.`,
  buildDamaged: ({ app, version, file }) =>
    `${app} ${version} is damaged in the store: ${file} is not what was published. ${DOCTOR} Else publish a new version.`,
  notPublished: ({ app, version, known, apps = [] }) => {
    if (known?.includes(version))
      return `${app} ${version} is damaged in the store: its app.json is not there. ${DOCTOR}`
    const there =
      known && known.length > 0
        ? ` The store has ${app} ${someOf(known)}.`
        : apps.length > 0
          ? ` It has no ${app} at all, but ${someOf(apps)}.`
          : ''
    return `${app} ${version} is not in the store; publish it first.${there}`
  },
  routesBroken: ({ app, version, routes, reason }) =>
    `${app} ${version} can no longer be rendered at ${someOf(routes, MOST_ROUTES)}: ${reason}. Mend it, or promote it all the same with --force and a --reason.`,
  markedBad: ({ app, version, reason, author }) =>
    `${app} ${version} is marked as bad by ${author}: ${reason}. Promote another version; mark ${app}@${version} --good takes the mark away.`,
  backNowhere: ({ app, path, to }) =>
    `The back bar of ${path} (${app}) leads to ${to}, which is no page of this site; lead it to one that is.`,
  menuTwice: ({ group, label, paths }) =>
    `The menu ${group} would have "${label}" twice, for ${someOf(paths)}; call one of them something else.`,
  pathReserved: ({ app, path, begin }) =>
    `${path} (${app}) would never be seen: the site itself answers what begins with ${begin}; choose another path.`,
  redirectNowhere: ({ app, path, to, isRedirected }) =>
    `The redirect of ${path} (${app}) leads to ${to}, which is ${isRedirected ? 'redirected itself' : 'no page of this site'}; lead it to a page.`,
  redirectTaken: ({ app, path, owner }) =>
    `${app} redirects ${path}, which belongs to ${owner}; only a path that nobody else answers can be redirected.`,
  requiresNothing: ({ app, version, module }) =>
    `${app} ${version} does not say that it needs ${module}, so nobody can tell which host it runs in; build it with this repository's build.`,
  homeMissing: () =>
    'No application has a page at /, so the address of the site alone would find nothing; promote the remote that has it as well, or say that this is meant: --gone /.',
  pathLinked: ({ app, path }) =>
    `${path} (${app}) would be gone, and the host's header and sign-in lead to it; keep it, or give it to another remote.`,
  pathsGone: ({ paths }) =>
    `${someOf(paths)} would be gone, and links to ${paths.length === 1 ? 'it' : 'them'} would find nothing; if that is meant, say --gone ${paths.join(' --gone ')}.`,
  pathsOpened: ({ paths }) =>
    `${someOf(paths)} would be open to everybody, no longer to the signed in alone; if that is meant, say --public ${paths.join(' --public ')}.`,
  frozen: ({ channel, until }) =>
    `Channel ${channel} is frozen until ${until.slice(0, 16).replace('T', ' ')} UTC; what is wrong on it can be taken back with rollback, and channel ${channel} --no-frozen-until ends it.`,
  notFromMain: ({ channel, app, version }) =>
    `Channel ${channel} takes versions of main alone, and ${app} ${version} is of a branch, of no commit, or has changes that are in none; merge it, and publish it from main.`,
  notShownBefore: ({ channel, app, version, on, hours, shown }) =>
    `Channel ${channel} takes what ${on} has shown for ${hours} hours, and ${app} ${version} was there for ${shown}; promote it to ${on} and wait.`,
  notVerified: notVerifiedWords,
  markupUnknown: (problem) => `${fitWords(problem)}; use a checkout that writes it.`,
  pathTaken: (problem) =>
    `${fitWords(problem)}; give it up in one of them, and publish and promote that one.`,
  hostTooOld: (problem) => `${fitWords(problem)}; ${NEWER_HOST}`,
  accessUnknown: (problem) => `${fitWords(problem)}; ${NEWER_HOST}`,
  groupUnknown: (problem) => `${fitWords(problem)}; ${NEWER_HOST}`,
  sharedMissing: (problem) => `${fitWords(problem)}; promote a host that does.`,
  sharedOutOfRange: (problem) =>
    `${fitWords(problem)}; build ${problem.app} against it or promote another host.`,
}

const WORDS: { [K in Kind]: (problem: Extract<Problem, { kind: K }>) => string } = {
  ...BUILD_WORDS,
  ...CHANNEL_WORDS,
}

/** What publishing or a promotion was refused for, in words that say what happened and what to do. */
export function problemWords<K extends Kind>(problem: Extract<Problem, { kind: K }>) {
  const words = WORDS[problem.kind as K]
  return words(problem)
}
