import path from 'node:path'
import process from 'node:process'

/** Characters that a tool of every build cannot have in a path, each with the words of a refusal. */
const REFUSED = [
  ['!', 'an exclamation mark, which webpack keeps for its loaders'],
  ['?', 'a question mark, with which the address of a module ends'],
  ["'", 'an apostrophe, between which module federation writes paths'],
  // Windows has one after the letter of a drive, and separates by semicolons.
  ...(path.delimiter === ':' ? [[':', 'a colon, which separates the folders of PATH']] : []),
]

/** Line breaks, tabs and the like. */
const CONTROL = /\p{Cc}/u

/**
 * Says why nothing can be built in a folder: a sentence, or undefined where its path is a good one. Plain Node, because it is asked
 * before anything is installed.
 * @param {string} folder
 * @returns {string | undefined}
 */
export function folderProblem(folder) {
  const has = REFUSED.find(([character]) => folder.includes(character))?.[1] ?? controlCharacters(folder)
  return (
    has && `The path ${JSON.stringify(path.resolve(folder))} has ${has}: use a folder whose path has none.`
  )
}

/**
 * Ends this process with the sentence of `folderProblem` where nothing can be built in a folder.
 * @param {string} folder
 * @returns {void}
 */
export function refuseFolder(folder) {
  const problem = folderProblem(folder)
  if (problem === undefined) return
  console.error(problem)
  process.exit(1)
}

function controlCharacters(folder) {
  return CONTROL.test(folder) ? 'a line break or another control character' : undefined
}
