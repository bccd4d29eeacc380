import { appNameSchema, type ChannelName, success } from '@crossbook/contract'
import { bucketPolicy, type StoreRole } from '@crossbook/store'
import type { Command } from 'commander'
import type { AddCommand, CliContext, CommonOptions, Outcome } from '../terminal/command'
import { explained } from '../terminal/messages'
import { channelArgument, newCommand, parsed } from '../terminal/options'

interface PolicyOptions extends CommonOptions {
  channel?: ChannelName
  copiesBuilds?: boolean
}

export const addPolicy: AddCommand = (program, run) => {
  newCommand(program, 'policy', 'Print an IAM policy (JSON) with only the rights that a role needs', [
    "policy wallet --store 's3://releases/crossbook'   # the team of wallet: its own builds, no channel",
    'policy promoter --channel staging              # moves only staging: no builds, no other channel',
    'policy promoter --channel production --copies-builds   # and copies builds from another store',
    'policy reader',
  ])
    .argument('<who>', 'promoter, reader, or an application (for its team)', roleArgument)
    .option('--channel <name>', 'the channel that a promoter may move', channelArgument)
    .option('--copies-builds', 'a promoter also copies builds from another store (promote --from-store)')
    .action((role: StoreRole, options: PolicyOptions, command: Command) => {
      if (role.kind !== 'promoter' && (options.channel !== undefined || options.copiesBuilds))
        command.error('error: --channel and --copies-builds are for a promoter')
      const { channel, copiesBuilds } = options
      const limited =
        role.kind === 'promoter'
          ? { ...role, ...(channel ? { channel } : {}), ...(copiesBuilds ? { copiesBuilds } : {}) }
          : role
      return run(policy)(limited, options)
    })
}

async function policy(
  { environment }: CliContext,
  role: StoreRole,
  { store }: CommonOptions,
): Promise<Outcome> {
  const made = bucketPolicy(store ?? environment.CROSSBOOK_STORE ?? '', role)
  if (!made.ok) return explained(made.problem)
  const text = JSON.stringify(made.value, null, 2)
  return success({ document: { policy: made.value }, text })
}

function roleArgument(text: string): StoreRole {
  if (text === 'promoter' || text === 'reader') return { kind: text }
  return { kind: 'team', app: parsed(appNameSchema, text, `"${text}"`) }
}
