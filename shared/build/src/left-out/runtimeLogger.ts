import { getShortErrorMsg } from './errorCodes'

const PREFIX = 'Federation:'

/** Throws what went wrong: a code with its words and what it is about, or words, or the error itself. */
export function error(
  problem: unknown,
  descriptions?: Readonly<Record<string, string>>,
  about?: unknown,
): never {
  if (problem instanceof Error) throw problem
  const words = descriptions ? getShortErrorMsg(String(problem), descriptions, about) : String(problem)
  throw new Error(`${PREFIX} ${words}`)
}

/** Throws in the same way where something is not as it must be. */
export function assert(
  condition: unknown,
  problem: unknown,
  descriptions?: Readonly<Record<string, string>>,
  about?: unknown,
) {
  if (!condition) error(problem, descriptions, about)
}

/** Says in the console what is wrong and does not stop anything. */
export function warn(problem: unknown) {
  console.warn(PREFIX, problem)
}

export const logger = { warn }
