import type { ListenProblem } from '../site/listen'
import { hasCode } from '../errorCode'

/** What keeps the site from starting, told to the person who typed the command; anything else is a bug of ours. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

const LISTEN_WORDS: Record<ListenProblem['kind'], (problem: ListenProblem, command: string) => string> = {
  portTaken: ({ port }, command) =>
    `Port ${port} is taken by another program: end that program, or choose another port with PORT=${port + 1} ${command}.`,
  portForbidden: ({ port }, command) =>
    `This account may not listen on port ${port}: choose one above 1023, such as PORT=3000 ${command}.`,
  addressUnknown: ({ host }) =>
    `HOST is "${host}", which is no address of this machine: set another, or leave it out.`,
}

/** A listening problem in one sentence, for who typed the command. */
export function listenWords(problem: ListenProblem, command = 'npm start') {
  return LISTEN_WORDS[problem.kind](problem, command)
}

/** The sentence for what can go wrong on a healthy checkout, or undefined for a bug, which deserves its stack. */
export function startWords(error: unknown, command = 'npm start') {
  if (error instanceof StartProblem) return error.message
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return `The disk is full: free some space and run ${command} again.`
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS'))
    return `${(error as Error).message}: give yourself write access to this folder and run ${command} again.`
  return undefined
}
