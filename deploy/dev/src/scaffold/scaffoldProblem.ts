import { ACCESS_LEVELS, MENU_GROUPS } from '@crossbook/contract'
import type { LockfileProblem } from '../packages/lockfileWith'

/** Why nothing was added. */
export type ScaffoldProblem =
  | { kind: 'nameWrong'; name: string; detail: string }
  | { kind: 'nameTaken'; name: string; folder: string }
  | { kind: 'remoteUnknown'; name: string; known: readonly string[] }
  | { kind: 'pathWrong'; path: string; detail: string }
  | { kind: 'pathTaken'; path: string; owner: string }
  | { kind: 'pathReserved'; path: string; first: string }
  | { kind: 'moduleWrong'; path: string }
  | { kind: 'folderTaken'; folder: string }
  | { kind: 'rowRefused'; detail: string }
  | { kind: 'titleEmpty' }
  | { kind: 'accessUnknown'; access: string }
  | { kind: 'groupUnknown'; group: string }
  | { kind: 'labelAlone' }
  | { kind: 'labelEmpty' }
  | { kind: 'listUnreadable'; file: string }
  | { kind: 'tablesUnreadable'; detail: string }
  | { kind: 'writeFailed'; detail: string }
  | { kind: 'installFailed'; output: string }
  | { kind: 'folderInside'; folder: string }
  | { kind: 'folderFull'; folder: string }
  | { kind: 'folderUnusable'; problem: string }
  | { kind: 'packFailed'; output: string }
  | { kind: 'interrupted' }
  | LockfileProblem

type Kind = ScaffoldProblem['kind']

const NOTHING_LEFT = 'Nothing was added.'

const MESSAGES: { [K in Kind]: (problem: Extract<ScaffoldProblem, { kind: K }>) => string } = {
  nameWrong: ({ name, detail }) => `A remote cannot be called "${name}": a name ${detail}.`,
  nameTaken: ({ name, folder }) => `The name ${name} is already used, by ${folder}; choose another name.`,
  remoteUnknown: ({ name, known }) =>
    `There is no remote called "${name}": choose ${list(known)}, or create it with pnpm new remote.`,
  pathWrong: ({ path, detail }) => `"${path}" cannot be a screen’s path: it ${detail}.`,
  pathTaken: ({ path, owner }) => `${path} belongs to ${owner} already; choose another path.`,
  pathReserved: ({ path, first }) =>
    `${path} cannot be a screen’s path: the site itself serves paths that begin with ${first}.`,
  moduleWrong: ({ path }) =>
    `The last part of ${path} names the screen’s folder and component, so it must begin with a letter and have single dashes.`,
  folderTaken: ({ folder }) => `${folder} already exists; choose another path, or move that folder.`,
  rowRefused: ({ detail }) => `The table of screens refuses this screen: its ${detail}.`,
  titleEmpty: () => 'The title is empty: write one after --title, or leave it out.',
  accessUnknown: ({ access }) => `"${access}" is not an access level: choose ${list(ACCESS_LEVELS)}.`,
  groupUnknown: ({ group }) => `The header has no menu called "${group}": choose ${list(MENU_GROUPS)}.`,
  labelAlone: () => 'A label needs a menu: name one with --menu, or leave --label out.',
  labelEmpty: () => 'The label is empty: write one after --label, or leave it out.',
  listUnreadable: ({ file }) =>
    `${file} does not contain screens as a plain list, so this command cannot add to it; add it by hand.`,
  tablesUnreadable: ({ detail }) =>
    `The remotes’ tables of screens cannot be read (${detail}). Correct that, or run pnpm install if packages are missing.`,
  writeFailed: ({ detail }) => `The command failed (${detail}). ${NOTHING_LEFT}`,
  folderInside: ({ folder }) =>
    `${folder} is in this repository: name a folder outside of it with --standalone, or leave --standalone out.`,
  folderFull: ({ folder }) => `${folder} is not empty; name an empty or a new folder.`,
  folderUnusable: ({ problem }) => problem,
  packFailed: ({ output }) =>
    `${output.trim()}\n\npnpm could not pack the packages that the remote needs; its own output is above. ${NOTHING_LEFT}`,
  interrupted: () => `Interrupted. ${NOTHING_LEFT}`,
  lockfileUnreadable: ({ detail }) =>
    `pnpm-lock.yaml cannot be read (${detail}). If it has merge conflicts, run pnpm install, which resolves the conflict; otherwise restore it from git.`,
  packagesUnknown: ({ names }) =>
    `No application in the repository depends on ${list(names)} as a new remote does, so pnpm-lock.yaml has no version of it: add it to one, run pnpm install, and try again.`,
  installFailed: ({ output }) =>
    `${output.trim()}\n\npnpm could not install the new remote’s packages; its own output is above. ${NOTHING_LEFT}`,
}

/** Returns a message that describes a problem and how to solve it. */
export function scaffoldMessage<K extends Kind>(problem: Extract<ScaffoldProblem, { kind: K }>): string {
  const message = MESSAGES[problem.kind as K]
  return message(problem)
}

function list(names: readonly string[]) {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names)
}
