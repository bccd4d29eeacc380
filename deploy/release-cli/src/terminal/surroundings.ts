import type { Environment } from '@crossbook/store'
import type { ChildProcesses } from '../publishing/childProcesses'

/** The environment of a command: of the process, or of a test. */
export interface Surroundings {
  /** Folder of the repository. */
  root: string
  /** Working directory of the caller's commands, and base of relative paths. */
  folder: string
  environment: Environment
  children: ChildProcesses
  /** Results: standard output. */
  out(text: string): void
  /** Progress and problems: standard error. */
  err(text: string): void
  now(): Date
  interruption: Interruption
  /** Asks the user at the terminal; undefined without a terminal. */
  confirm?: ((question: string) => Promise<boolean>) | undefined
}

/** The user's request to end a command. */
export interface Interruption {
  signal: AbortSignal
  /** From now on the command handles an interruption itself. Before, its process just ends, which harms no store. */
  isAwaited(): void
}
