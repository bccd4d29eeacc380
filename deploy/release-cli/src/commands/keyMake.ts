import path from 'node:path'
import { check, failure, success } from '@crossbook/contract'
import { keyNameSchema } from '@crossbook/store'
import { defaultKeyFile, makeKey, publicKeyText, writeKeyFile } from '@crossbook/trust'
import { InvalidArgumentError } from 'commander'
import type { AddCommand, CliContext, CommonOptions, Outcome } from '../terminal/command'
import { newCommand } from '../terminal/options'

interface MakeOptions extends CommonOptions {
  to?: string
}

/** `key make`: a new key pair. */
export const addKeyMake: AddCommand = (key, run) => {
  newCommand(key, 'make', 'Make a key: the private half stays on this machine, the public half is printed', [
    'key make wallet-team                           # kept in ~/.config/crossbook, for its owner alone',
    'key make wallet-ci --to /media/stick/wallet-ci.json   # to be put into a CI as CROSSBOOK_SIGNING_KEY',
  ])
    .argument('<name>', 'who signs with it: a team, or a person', nameArgument)
    .option('--to <file>', 'another file, in no checkout and no store')
    .action((name: string, options: MakeOptions) => run(options, (context) => make(context, name, options)))
}

async function make(context: CliContext, name: string, { to }: MakeOptions): Promise<Outcome> {
  const { environment, folder, root } = context
  const file = to === undefined ? defaultKeyFile(environment) : path.resolve(folder, to)
  if (file === undefined)
    return refused('This machine names no home folder: say with --to where the key goes.')
  if (isWithin(root, file) || isWithin(path.resolve(folder, environment.CROSSBOOK_STORE ?? root), file))
    return refused(
      `${file} is in this checkout or in the store, from where a key gets into commits and to others: give --to a place outside.`,
    )
  const { signer, secret } = makeKey(name)
  if ((await writeKeyFile(file, secret)) === 'exists')
    return refused(
      `${file} already contains a key, and keys are never overwritten: move it away, or give another --to.`,
    )
  const publicKey = publicKeyText(signer)
  return success({
    document: { name, id: signer.id, publicKey, file },
    text: [
      `Key ${signer.id} of ${name} is in ${file}, for you alone; no store gets it.`,
      `Its public half, for the person who sets up channels:\n\n  ${publicKey}\n`,
      `Such as: pnpm release channel production --trust wallet=${publicKey}`,
    ].join('\n'),
  })
}

function refused(detail: string) {
  return failure([{ kind: 'explained', detail } as const])
}

function isWithin(folder: string, file: string) {
  const relative = path.relative(folder, file)
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative)
}

function nameArgument(text: string) {
  const checked = check(keyNameSchema, text, `Name "${text}"`)
  if (checked.ok) return checked.value
  throw new InvalidArgumentError(`${checked.problem}.`)
}
