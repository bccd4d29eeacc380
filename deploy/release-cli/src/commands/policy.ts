import { appNameSchema, check, failure, success } from '@crossbook/contract'
import { bucketPolicy, type StoreRole } from '@crossbook/store'
import { InvalidArgumentError } from 'commander'
import type { AddCommand, CliContext, CommonOptions, Outcome } from '../terminal/command'
import { newCommand } from '../terminal/options'

/** `policy`: what credentials for the store's bucket may do. */
export const addPolicy: AddCommand = (program, run) => {
  newCommand(program, 'policy', 'Print the policy (IAM, JSON) that gives somebody no more than he needs', [
    "policy wallet --store 's3://releases/crossbook'   # the team of wallet: its own builds, no channel",
    'policy promoter                                # whoever moves channels: no builds',
    'policy reader',
  ])
    .argument('<who>', "promoter, reader, or an application for its team's", roleArgument)
    .action((role: StoreRole, options: CommonOptions) =>
      // Nothing is asked of the bucket, so that nobody needs credentials of it.
      run({ ...options, store: '.' }, (context) => policy(context, role, options)),
    )
}

function policy({ environment }: CliContext, role: StoreRole, { store }: CommonOptions): Promise<Outcome> {
  const made = bucketPolicy(store ?? environment.CROSSBOOK_STORE ?? '', role)
  if (!made.ok) return Promise.resolve(failure([{ kind: 'told', detail: made.problem }]))
  const text = JSON.stringify(made.value, null, 2)
  return Promise.resolve(success({ document: { policy: made.value }, text }))
}

function roleArgument(text: string): StoreRole {
  if (text === 'promoter' || text === 'reader') return { kind: text }
  const app = check(appNameSchema, text, `"${text}"`)
  if (app.ok) return { kind: 'team', app: app.value }
  throw new InvalidArgumentError(`${app.problem}.`)
}
