import type { ListenProblem } from '../site/listen'
import { hasCode } from '../errorCode'

/** What keeps the site from starting, told to the person who typed the command; anything else is a bug of ours. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

const LISTEN_WORDS: Record<ListenProblem['kind'], (problem: ListenProblem) => string> = {
  portTaken: ({ port }) =>
    `Port ${port} is taken by another program: end that program, or choose another port with PORT=${port + 1} npm start.`,
  portForbidden: ({ port }) =>
    `This account may not listen on port ${port}: choose one above 1023, such as PORT=3000 npm start.`,
  addressUnknown: ({ host }) =>
    `HOST is "${host}", which is no address of this machine: set another, or leave it out.`,
}

/** A listening problem in one sentence. */
export function listenWords(problem: ListenProblem) {
  return LISTEN_WORDS[problem.kind](problem)
}

/** The sentence for what can go wrong on a healthy checkout, or undefined for a bug, which deserves its stack. */
export function startWords(error: unknown) {
  if (error instanceof StartProblem) return error.message
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return 'The disk is full: free some space and run npm start again.'
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS'))
    return `${(error as Error).message}: give yourself write access to this folder and run npm start again.`
  return undefined
}
