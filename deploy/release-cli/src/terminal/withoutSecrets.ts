import { redactor } from '@crossbook/network'
import type { Command } from 'commander'
import type { Surroundings } from './command'

/** Options whose text the store keeps. Nothing can be removed from it later. */
const STORED_TEXTS = ['author', 'bad', 'name', 'reason']

/** Wraps the surroundings so that no secret is printed. */
export function withoutSecrets(surroundings: Surroundings): Surroundings {
  const redact = redactor(surroundings.environment)
  return {
    ...surroundings,
    out: (text) => surroundings.out(redact(text)),
    err: (text) => surroundings.err(redact(text)),
  }
}

/** Keeps secrets out of what commands of a program write into the store as the user's texts. */
export function keepSecretsOut(program: Command, { environment }: Surroundings) {
  const redact = redactor(environment)
  program.hook('preAction', (_program, command) => {
    for (const [name, value] of Object.entries(command.opts<Record<string, unknown>>()))
      if (STORED_TEXTS.includes(name) && typeof value === 'string')
        command.setOptionValue(name, redact(value))
  })
}
