import { portAfter } from '@crossbook/releases'
import type { ListenProblem } from './listen'

const LISTEN_MESSAGES: Record<ListenProblem['kind'], (problem: ListenProblem, command: string) => string> = {
  portTaken: ({ port }, command) =>
    `Port ${port} is used by another program: stop that program, or choose another port with PORT=${portAfter(port)} ${command}.`,
  portForbidden: ({ port }, command) =>
    `This account may not listen on port ${port}: choose one above 1023, such as PORT=3000 ${command}.`,
  addressUnknown: ({ host }) =>
    `HOST is "${host}", which is not an address of this machine: set another one, or leave it out.`,
  loopbackAbsent: (_, command) =>
    `This machine has neither 127.0.0.1 nor ::1, its addresses for itself: bring up its loopback interface and run ${command} again.`,
}

/** A listening problem in one sentence, for who typed the command. */
export function listenMessage(problem: ListenProblem, command = 'npm start') {
  return LISTEN_MESSAGES[problem.kind](problem, command)
}
