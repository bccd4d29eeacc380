import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { redactor } from '@crossbook/network'
import { channelName } from '@crossbook/store'
import { Command } from 'commander'
import { type BucketProxyRequest, bucketProxyFiles } from './bucketProxyFiles'

type Same = 'url' | 'store' | 'collector' | 'endpoint' | 'listen' | 'resolver' | 'trustedProxy'

interface Options extends Pick<BucketProxyRequest, Same> {
  channel: string
  connect: URL[]
  reader: string[]
  mixes: boolean
  to: string
}

const url = (value: string) => new URL(value)
const urls = (value: string, before: URL[]) => [...before, new URL(value)]
const several = (value: string, before: string[]) => [...before, value]

const command = new Command('bucket:config')
  .description('Writes the configuration of nginx in front of a bucket, and the policy of the bucket.')
  .configureOutput({ writeErr: (text) => process.stderr.write(redactor(process.env)(text)) })
  .requiredOption('--url <origin>', 'origin under which browsers reach the site', url)
  .requiredOption('--store <address>', 'the store, as s3://bucket/prefix')
  .option('--channel <name>', 'the channel that is served', 'production')
  .option('--connect <origin>', 'origin of the auth service, if it is another one; may be repeated', urls, [])
  .option(
    '--collector <origin>',
    'address of the collector for the pages’ reports, such as https://reports.example',
    url,
  )
  .option('--mixes', 'the channel accepts mixes', false)
  .requiredOption('--endpoint <origin>', 'address of the bucket’s server, as https://s3.example', url)
  .option('--reader <addresses>', 'address of nginx, such as 192.0.2.7/32; may be repeated', several, [])
  .option('--listen <port>', 'port, or address and port, to listen on', '8080')
  .option('--resolver <address>', 'name server that resolves the bucket’s host', '127.0.0.11')
  .option(
    '--trusted-proxy <address>',
    'address of the proxy in front of nginx that ends TLS and sends the visitor’s address in X-Forwarded-For',
    '127.0.0.1',
  )
  .option('--to <folder>', 'folder for the files', 'bucket-proxy')
  .action(async (options: Options) => {
    const files = bucketProxyFiles({
      ...options,
      channel: channelName(options.channel),
      connect: options.connect.map(({ origin }) => origin),
      readers: options.reader,
      acceptsMixes: options.mixes,
    })
    if (!files.ok) return command.error(files.problem)
    await mkdir(options.to, { recursive: true })
    for (const [file, text] of files.value) await writeFile(path.join(options.to, file), text)
    console.log(`${[...files.value.keys()].join(', ')} are in ${path.resolve(options.to)}`)
  })
await command.parseAsync()
