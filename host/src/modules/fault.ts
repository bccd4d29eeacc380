import type { FAULT_KINDS } from '@crossbook/contract'

/** The kind of failure. */
export type FaultKind = (typeof FAULT_KINDS)[number]

/** A module that arrived and is broken: trying again would bring the same one. */
export class BrokenModule extends Error {
  override readonly name = 'BrokenModule'

  constructor(
    readonly kind: 'contract' | 'evaluation',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/**
 * Why a file is not available. `outdated`: the site no longer has it, and new pages show another release, so that a reload helps.
 * `missing`: the site does not have it. `blocked`: something in the browser blocks it. `server`: the site answers with an error.
 */
export type FileProblem = 'outdated' | 'missing' | 'blocked' | 'server'

const PROBLEM_MESSAGES: Readonly<Record<FileProblem, string>> = {
  outdated: 'is not on this site',
  missing: 'is not on this site',
  blocked: 'is blocked in this browser',
  server: 'is answered with an error',
}

/** A module of which a file is not available, for a known reason. */
export class UnavailableFile extends Error {
  override readonly name = 'UnavailableFile'

  constructor(
    file: string,
    readonly problem: FileProblem,
  ) {
    super(`${file} ${PROBLEM_MESSAGES[problem]}`)
  }
}

/** Returns why a file of a module is not available; undefined where that is not known, or where something else was thrown. */
export function problemOf(error: unknown) {
  return error instanceof UnavailableFile ? error.problem : undefined
}

/** Returns whether another try would fail in the same way. An error of the server often passes. */
export function isFinal(error: unknown) {
  const problem = problemOf(error)
  return error instanceof BrokenModule || (problem !== undefined && problem !== 'server')
}

/** Returns the kind of fault of a module that could not be loaded. */
export function faultKind(error: unknown): FaultKind {
  if (error instanceof BrokenModule) return error.kind
  return problemOf(error) === 'blocked' ? 'blocked' : 'loading'
}

/** Returns a message of one line for anything that was thrown. */
export function faultMessage(error: unknown) {
  try {
    return String(error)
  } catch {
    return 'A value without a message was thrown'
  }
}
