import type { Environment } from '@crossbook/store'
import type { ChildProcesses } from '../publishing/childProcesses'

/** What a command finds around it: a process's own, or those of a test. */
export interface Surroundings {
  /** Folder of the repository. */
  root: string
  /** Folder that commands of the caller are run in, and that relative paths start from. */
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

/** Somebody's request that a command ends. */
export interface Interruption {
  signal: AbortSignal
  /** From now on the command ends by itself when it is interrupted; before, its process just ends, which harms no store. */
  isAwaited(): void
}
