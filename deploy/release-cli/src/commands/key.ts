import path from 'node:path'
import { success } from '@crossbook/contract'
import { keyNameSchema } from '@crossbook/store'
import { defaultKeyFile, makeKey, publicKeyText, writeKeyFile } from '@crossbook/trust'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import { explained } from '../terminal/messages'
import { newCommand, parsed } from '../terminal/options'

export const addKey: AddCommand = (program, run) => {
  const key = program.command('key').summary('The signing key of a team or a person').usage('make|show …')
  for (const add of [addMake, addShow]) add(key, run)
}

const addMake: AddCommand = (key, run) => {
  newCommand(
    key,
    'make',
    'Create a signing key: the private key stays on this machine, the public key is printed',
    [
      'key make wallet-team                           # stored in ~/.config/crossbook, readable only by its owner',
      'key make wallet-ci --to /media/stick/wallet-ci.json   # for a CI, as CROSSBOOK_SIGNING_KEY',
    ],
  )
    .argument('<name>', 'name of the team or person that signs with it', (text: string) =>
      parsed(keyNameSchema, text, `Name "${text}"`),
    )
    .option('--to <file>', 'another file, outside of checkouts and stores')
    .action(run(make))
}

async function make(context: CliContext, name: string, { to }: { to?: string }): Promise<Outcome> {
  const { environment, folder, root } = context
  const file = to === undefined ? defaultKeyFile(environment) : path.resolve(folder, to)
  if (file === undefined)
    return explained('This machine has no home folder: choose a file for the key with --to.')
  if (isWithin(root, file) || isWithin(path.resolve(folder, environment.CROSSBOOK_STORE ?? root), file))
    return explained(
      `${file} is in this checkout or in the store, where others could get the key: choose a file outside with --to.`,
    )
  const { signer, secret } = makeKey(name)
  if ((await writeKeyFile(file, secret)) === 'exists')
    return explained(
      `${file} already contains a key, and keys are never overwritten: move it away, or choose another file with --to.`,
    )
  const publicKey = publicKeyText(signer)
  return success({
    document: { name, id: signer.id, publicKey, file },
    text: [
      `Key ${signer.id} of ${name} is in ${file}. Only you can read it; do not copy it into a store.`,
      `Its public key, for the person who sets up channels:\n\n  ${publicKey}\n`,
      `For example: pnpm release channel production --trust wallet=${publicKey}`,
    ].join('\n'),
  })
}

function isWithin(folder: string, file: string) {
  const relative = path.relative(folder, file)
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative)
}

const addShow: AddCommand = (key, run) => {
  newCommand(key, 'show', 'Show the public key of the signing key that is used here', ['key show']).action(
    run(show),
  )
}

async function show({ signer }: CliContext): Promise<Outcome> {
  if (!signer)
    return explained(
      'There is no signing key here: create one with key make, or set CROSSBOOK_SIGNING_KEY to the key of this CI.',
    )
  const { name, id } = signer
  const publicKey = publicKeyText(signer)
  return success({ document: { name, id, publicKey }, text: `${id}, of ${name}\n${publicKey}` })
}
