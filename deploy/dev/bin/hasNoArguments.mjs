// Uses only old syntax and modules, so that an old Node can run this file and print the message.

/**
 * Returns whether a command without parameters was called without any. If not, prints a message and sets the exit code to 2.
 * @param {string} command the name of the command
 * @param {string} instead a sentence with the command that the user may have meant
 * @returns {boolean}
 */
export function hasNoArguments(command, instead) {
  var typed = process.argv.slice(2)
  if (typed.length === 0) return true
  console.error(command + ' takes no arguments, but got "' + typed.join(' ') + '". ' + instead)
  process.exitCode = 2
  return false
}
