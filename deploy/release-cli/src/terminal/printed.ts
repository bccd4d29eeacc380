import { unicodeEscape, visibleLines } from '@crossbook/contract'

/** What build servers take for a command: `::` at the beginning of a line, and `##[`, `##vso[` or `##teamcity[` anywhere. */
const COMMANDS_OF_BUILD_SERVERS = /(?<=^[^\S\n]*):(?=:)|#(?=#[\w.-]*\[)/gm

/**
 * Returns text as it may leave a command, for a terminal or a build log. `runRelease` passes everything through here, so that no
 * command can forget it: of characters that are not seen only line breaks are left, and no line is a command for a build server.
 *
 * Line breaks of others' values are escaped earlier, because here they look like our own: `table` does so in its cells, `say` in
 * its line, `wordsOf` in a problem's values. A command that puts such a value into other text calls `visibleText`.
 * hostileTexts.test.ts runs every command with hostile values.
 *
 * JSON has the same values before and after: an escape in one of its strings stands for its character.
 */
export function printed(text: string) {
  return visibleLines(text).replace(COMMANDS_OF_BUILD_SERVERS, unicodeEscape)
}
