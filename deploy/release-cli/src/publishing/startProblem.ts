import { TrustProblem } from '@crossbook/trust'
import { hasCode } from '@crossbook/web-files'

/** What keeps the site from starting, told to the person who typed the command; anything else is a bug of ours. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

/** The sentence for what can go wrong on a healthy checkout, or undefined for a bug, which deserves its stack. */
export function startWords(error: unknown, command = 'npm start') {
  if (error instanceof StartProblem || error instanceof TrustProblem) return error.message
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return `The disk is full: free some space and run ${command} again.`
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS'))
    return `${(error as Error).message}: give yourself write access to this folder and run ${command} again.`
  return undefined
}
