import type { Said } from '@crossbook/console'
import type { Result } from '@crossbook/contract'
import type { StoredFiles } from '@crossbook/store'
import type { Signer, TrustedStore } from '@crossbook/trust'
import type { Command } from 'commander'
import type { Surroundings } from './surroundings'
import type { Problem } from './words'

/** What a command found or did. */
export interface Answer {
  /** For scripts: printed as JSON. */
  document: object
  /** For people. */
  text: string
  /** What goes on after the answer has been printed, until it is interrupted. */
  running?: Promise<void>
}

export type Outcome = Result<Answer, readonly Problem[]>

/** What every command is given. */
export interface CliContext extends Surroundings {
  /** Believes no revision that it has not verified, and signs those that it writes. */
  store: TrustedStore
  /** Where the store is: a folder, or a bucket's address. */
  place: string
  /** The files that the store is made of, whatever is in them. */
  files: StoredFiles
  /** Whose key this is; undefined where there is none. */
  signer: Signer | undefined
  /** Tells people of progress in one line; nothing that a script would read. */
  say(line: string): void
  /** Opens another store, whose channels are verified as well; a problem is a sentence. */
  openOther(place: string): Promise<Result<TrustedStore, string>>
  /** Runs another command line over the same store, and gives what it would have printed. */
  runAlso(parameters: readonly string[]): Promise<Said>
}

/** Options that every command has. */
export interface CommonOptions {
  store?: string
  json?: boolean
}

/** Opens the store, performs the command, prints its answer or its problems. */
export type Runner = (
  options: CommonOptions,
  perform: (context: CliContext) => Promise<Outcome>,
) => Promise<void>

/** Adds a command, with its arguments, options and examples, to the program. */
export type AddCommand = (program: Command, run: Runner) => void
