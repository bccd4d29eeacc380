import { BrokenModule, faultMessage } from '../modules/fault'

/**
 * Errors of the federation runtime that another try would bring again: no container, none that can be started or that takes the shared
 * modules, no such module; and what webpack's container says of the last.
 */
const BROKEN = /RUNTIME-0(?:01|02|14|15)|does not exist in container/

/** Prefix of the runtime's message for an entry that threw while it ran. */
const THREW = /ScriptExecutionError: /

/** Converts the runtime's error: a broken module, or the error itself where another try may succeed. */
export function namedFault(error: unknown) {
  const message = faultMessage(error)
  if (BROKEN.test(message)) return new BrokenModule('contract', message, { cause: error })
  if (THREW.test(message)) return new BrokenModule('evaluation', message, { cause: error })
  return error
}
