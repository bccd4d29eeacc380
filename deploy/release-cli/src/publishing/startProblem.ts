import { statSync } from 'node:fs'
import path from 'node:path'
import { GitProblem } from '@crossbook/git'
import { UnreadableBuild, UnreadableRelease } from '@crossbook/releases'
import { StoreProblem } from '@crossbook/store'
import { TrustProblem } from '@crossbook/trust'
import { hasCode } from '@crossbook/web-files'

/** What keeps the site from starting, told to the person who typed the command; anything else is a bug of ours. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

/** Errors whose message is a sentence for people. */
const TOLD = [GitProblem, StartProblem, StoreProblem, TrustProblem, UnreadableBuild, UnreadableRelease]

/** The sentence for what can go wrong on a healthy checkout, or undefined for a bug, which deserves its stack. */
export function startWords(error: unknown, command = 'npm start') {
  for (const Told of TOLD) if (error instanceof Told) return error.message
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return `The disk is full: free some space and run ${command} again.`
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS'))
    return `${(error as Error).message}: give yourself write access to this folder and run ${command} again.`
  if (hasCode(error, 'ENOTDIR', 'EEXIST')) {
    const inTheWay = fileInTheWay((error as NodeJS.ErrnoException).path)
    if (inTheWay !== undefined)
      return `${inTheWay} is a file, and a folder is needed there: move it away and run ${command} again.`
  }
  if (hasCode(error, 'EISDIR')) {
    const place = (error as NodeJS.ErrnoException).path
    if (place !== undefined)
      return `${place} is a folder, and a file is needed there: move it away and run ${command} again.`
  }
  return undefined
}

/** The first on the way to a place that is a file, from the top; undefined when there is none. */
function fileInTheWay(place: string | undefined): string | undefined {
  if (place === undefined) return undefined
  const parent = path.dirname(place)
  const before = parent === place ? undefined : fileInTheWay(parent)
  return before ?? (statSync(place, { throwIfNoEntry: false })?.isFile() ? place : undefined)
}
