import { redactor } from '@crossbook/network'
import type { Command } from 'commander'
import type { Surroundings } from './surroundings'

/** Options with words that the store keeps, out of which nothing can be taken again. */
const KEPT_WORDS = ['author', 'bad', 'name', 'reason']

/** Wraps the surroundings so that no secret is printed. */
export function withoutSecrets(surroundings: Surroundings): Surroundings {
  const redact = redactor(surroundings.environment)
  return {
    ...surroundings,
    out: (text) => surroundings.out(redact(text)),
    err: (text) => surroundings.err(redact(text)),
  }
}

/** Keeps secrets out of what commands of a program write into the store in the user's words. */
export function keepSecretsOut(program: Command, { environment }: Surroundings) {
  const redact = redactor(environment)
  program.hook('preAction', (_program, command) => {
    for (const [name, value] of Object.entries(command.opts<Record<string, unknown>>()))
      if (KEPT_WORDS.includes(name) && typeof value === 'string') command.setOptionValue(name, redact(value))
  })
}
