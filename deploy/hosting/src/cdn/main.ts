import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { channelName } from '@crossbook/store'
import { Command } from 'commander'
import { cloudFrontFiles } from './cloudFront'

interface Options {
  channel: string
  url: URL
  connect: URL[]
  prefix: string
  mixes: boolean
  to: string
}

const origins = (value: string, before: URL[]) => [...before, new URL(value)]

await new Command('cdn:config')
  .description('Writes the settings of a CloudFront distribution in front of a bucket, as files.')
  .requiredOption('--url <origin>', 'origin under which browsers reach the site', (value) => new URL(value))
  .option('--channel <name>', 'the channel that is served', 'production')
  .option(
    '--connect <origin>',
    'origin of the auth service, where it is another; may be repeated',
    origins,
    [],
  )
  .option('--prefix <folder>', 'folder of the store in the bucket', '')
  .option('--mixes', 'the channel accepts mixes', false)
  .option('--to <folder>', 'where the files go', 'cdn')
  .action(async ({ channel, url, connect, prefix, mixes, to }: Options) => {
    const files = cloudFrontFiles({
      channel: channelName(channel),
      host: url.host,
      connect: connect.map(({ origin }) => origin),
      prefix,
      acceptsMixes: mixes,
    })
    await mkdir(to, { recursive: true })
    for (const [file, text] of files) await writeFile(path.join(to, file), text)
    console.log(`${[...files.keys()].join(', ')} are in ${path.resolve(to)}`)
  })
  .parseAsync()
