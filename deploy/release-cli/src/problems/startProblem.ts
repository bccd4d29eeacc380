import { statSync } from 'node:fs'
import path from 'node:path'
import { GitProblem } from '@crossbook/git'
import { UnreadableBuild, UnreadableRelease } from '@crossbook/releases'
import { StoreProblem } from '@crossbook/store'
import { TrustProblem } from '@crossbook/trust'
import { hasCode } from '@crossbook/web-files'

/** A problem that the user can fix. All other errors are bugs of ours. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

/** Errors whose message is a sentence for people. */
const EXPLAINED = [GitProblem, StartProblem, StoreProblem, TrustProblem, UnreadableBuild, UnreadableRelease]

/** Returns the message for an error that can occur on a healthy checkout; undefined for a bug, which deserves its stack. */
export function startMessage(error: unknown, command = 'npm start') {
  for (const ExplainedError of EXPLAINED) if (error instanceof ExplainedError) return error.message
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return `The disk is full: free some space and run ${command} again.`
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS'))
    return `${(error as Error).message}: give yourself write access to this folder and run ${command} again.`
  if (hasCode(error, 'ENOTDIR', 'EEXIST')) {
    const file = blockingFile((error as NodeJS.ErrnoException).path)
    if (file !== undefined)
      return `${file} is a file, and a folder is needed there: move it away and run ${command} again.`
  }
  if (hasCode(error, 'EISDIR')) {
    const place = (error as NodeJS.ErrnoException).path
    if (place !== undefined)
      return `${place} is a folder, and a file is needed there: move it away and run ${command} again.`
  }
  return undefined
}

/** Returns the topmost part of a path that is a file; undefined if there is none. */
function blockingFile(place: string | undefined): string | undefined {
  if (place === undefined) return undefined
  const parent = path.dirname(place)
  const before = parent === place ? undefined : blockingFile(parent)
  return before ?? (statSync(place, { throwIfNoEntry: false })?.isFile() ? place : undefined)
}
