import { success } from '@crossbook/contract'
import { publicKeyText } from '@crossbook/trust'
import type { AddCommand, CliContext, CommonOptions, Outcome } from '../terminal/command'
import { explained } from '../terminal/messages'
import { newCommand } from '../terminal/options'

/** `key show`: whose key this is. */
export const addKeyShow: AddCommand = (key, run) => {
  newCommand(key, 'show', 'Show the public key of the signing key that is used here', ['key show']).action(
    (options: CommonOptions) => run(options, show),
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
