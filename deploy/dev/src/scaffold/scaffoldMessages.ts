import { ACCESS_LEVELS, MENU_GROUPS } from '@crossbook/contract'

const NOTHING_LEFT = 'Nothing was added.'

/** Why nothing was added, and how to solve it. */
export const REFUSALS = {
  nameWrong: (name: string, detail: string) => `A remote cannot be called "${name}": a name ${detail}.`,
  nameTaken: (name: string, folder: string) =>
    `The name ${name} is already used, by ${folder}; choose another name.`,
  remoteUnknown: (name: string, known: readonly string[]) =>
    `There is no remote called "${name}": choose ${list(known)}, or create it with pnpm new remote.`,
  pathWrong: (path: string, detail: string) => `"${path}" cannot be a screen’s path: it ${detail}.`,
  pathTaken: (path: string, owner: string) => `${path} belongs to ${owner} already; choose another path.`,
  pathReserved: (path: string, first: string) =>
    `${path} cannot be a screen’s path: the site itself serves paths that begin with ${first}.`,
  moduleWrong: (path: string) =>
    `The last part of ${path} names the screen’s folder and component, so it must begin with a letter and have single dashes.`,
  folderTaken: (folder: string) => `${folder} already exists; choose another path, or move that folder.`,
  rowRefused: (detail: string) => `The table of screens refuses this screen: its ${detail}.`,
  titleEmpty: 'The title is empty: write one after --title, or leave it out.',
  accessUnknown: (access: string) => `"${access}" is not an access level: choose ${list(ACCESS_LEVELS)}.`,
  groupUnknown: (group: string) => `The header has no menu called "${group}": choose ${list(MENU_GROUPS)}.`,
  labelAlone: 'A label needs a menu: name one with --menu, or leave --label out.',
  labelEmpty: 'The label is empty: write one after --label, or leave it out.',
  listUnreadable: (file: string) =>
    `${file} does not contain screens as a plain list, so this command cannot add to it; add it by hand.`,
  tablesUnreadable: (detail: string) =>
    `The remotes’ tables of screens cannot be read (${detail}). Correct that, or run pnpm install if packages are missing.`,
  writeFailed: (detail: string) => `The command failed (${detail}). ${NOTHING_LEFT}`,
  folderInside: (folder: string) =>
    `${folder} is in this repository: name a folder outside of it with --standalone, or leave --standalone out.`,
  folderFull: (folder: string) => `${folder} is not empty; name an empty or a new folder.`,
  packFailed: (output: string) =>
    `${output.trim()}\n\npnpm could not pack the packages that the remote needs; its own output is above. ${NOTHING_LEFT}`,
  interrupted: `Interrupted. ${NOTHING_LEFT}`,
  installFailed: (output: string) =>
    `${output.trim()}\n\npnpm could not install the new remote’s packages; its own output is above. ${NOTHING_LEFT}`,
}

function list(names: readonly string[]) {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names)
}
