import type { Command, CommanderError } from 'commander'
import { DEFAULT_COMMAND } from './options'

/** Lists the known words where a command line has an unknown one; undefined where any word is accepted. */
export function usageKnown(program: Command, parameters: readonly string[], { code }: CommanderError) {
  const command = commandOf(program, parameters)
  if (code === 'commander.unknownCommand')
    return `There are ${listed(command.commands.map((one) => one.name()))}.`
  if (code === 'commander.unknownOption')
    return `${titled(command)} has ${listed(command.options.flatMap(({ long }) => long ?? []))}.`
  if (code !== 'commander.excessArguments') return undefined
  const wanted = command.registeredArguments.map((argument) => {
    const word = `${argument.name()}${argument.variadic ? '...' : ''}`
    return argument.required ? `<${word}>` : `[${word}]`
  })
  return `${titled(command)} takes ${wanted.length === 0 ? 'no argument' : wanted.join(' ')}.`
}

/** The innermost command that the first words name. */
function commandOf(program: Command, parameters: readonly string[]): Command {
  let command = program
  for (const word of parameters) {
    const find = (name: string) => command.commands.find((one) => one.name() === name)
    const next = find(word) ?? find(DEFAULT_COMMAND)
    if (!next) break
    command = next
  }
  return command
}

function titled(command: Command): string {
  return command.parent?.parent ? `${command.parent.name()} ${command.name()}` : command.name()
}

function listed(names: readonly string[]) {
  return names.length === 0 ? 'no options' : new Intl.ListFormat('en').format(names)
}
