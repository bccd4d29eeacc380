import type { PublishProblem } from './publishBuild'
import type { ReleaseProblem } from './releaseProblems'

type Problem = PublishProblem | ReleaseProblem
type Kind = Problem['kind']

/** Each in one sentence that names the app, its version and the remedy. */
export const BUILD_WORDS: { [K in Kind]: (problem: Extract<Problem, { kind: K }>) => string } = {
  manifestMissing: () => 'The build has no app.json; build the app before publishing it.',
  manifestWrong: ({ detail }) => `${detail}; build the app again with this repository's build.`,
  hostName: ({ app }) =>
    `The name "host" belongs to the host alone; ${app} needs another name or another kind.`,
  versionTaken: ({ app, version }) =>
    `${app} ${version} is published already and stays as it is; raise the version in its package.json.`,
  fileMissing: ({ app, version, file }) =>
    `${app} ${version} lacks its file ${file}; build and publish a new version.`,
  fileChanged: ({ app, version, file }) =>
    `${file} of ${app} ${version} is not the file that was built (its hash differs); build and publish a new version.`,
  fileUnlisted: ({ app, version, file, neededBy }) =>
    `${app} ${version}: ${neededBy} needs ${file}, which app.json does not list; build and publish a new version.`,
  fileReserved: ({ app, version, file }) =>
    `${app} ${version} has a file called ${file}, a name that the store needs itself; rename it.`,
  notPublished: ({ app, version }) => `${app} ${version} is not in the store; publish it first.`,
  pathTaken: ({ path, owners }) =>
    `${path} belongs to ${owners.join(' and ')}; give it up in one of them, and publish and promote that one.`,
  nameIsPrefix: ({ app, version, other }) =>
    `The name of ${app} ${version} is the start of ${other}, and remotes are found by the start of their name; rename one of them.`,
  hostTooOld: ({ app, version, contract, host, hostContract }) =>
    `${app} ${version} speaks contract ${contract}, host ${host} only ${hostContract}; promote a newer host with it.`,
  accessUnknown: ({ app, version, path, access, host }) =>
    `${app} ${version} lets "${access}" open ${path}, an access level that host ${host} does not know; promote a newer host with it.`,
  groupUnknown: ({ app, version, path, group, host }) =>
    `${app} ${version} puts ${path} into the menu "${group}", which host ${host} does not have; promote a newer host with it.`,
  sharedMissing: ({ app, version, module, range }) =>
    `${app} ${version} needs ${module} ${range}, which the host does not provide; promote a host that does.`,
  sharedOutOfRange: ({ app, version, module, range, provided }) =>
    `${app} ${version} needs ${module} ${range}, the host provides ${provided}; build ${app} against it or promote another host.`,
}

/** A problem in one sentence that names the app, its version and the remedy. */
export function problemWords<K extends Kind>(problem: Extract<Problem, { kind: K }>) {
  const words = BUILD_WORDS[problem.kind as K]
  return words(problem)
}
