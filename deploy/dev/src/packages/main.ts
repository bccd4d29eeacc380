import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { childProcesses } from '@crossbook/release-cli'
import { Command } from 'commander'
import { packedPackages } from './packedPackages'
import { packPackages } from './packPackages'
import { PROVIDED, readCatalog, versionsOf } from './providedPackages'
import { type Manifest, withPackages } from './withPackages'

const root = path.resolve(import.meta.dirname, '../../../..')

const command = new Command('pnpm packages:pack')
  .description(
    'Packs the packages for a remote in its own repository, and lists them in the package.json next to the folder.',
  )
  .requiredOption('--to <folder>', 'folder for the packages, such as ../insights/vendor')
  .option('--only <package...>', 'only these packages, with their dependencies')
  .addHelpText(
    'after',
    '\nExamples:\n  pnpm packages:pack --to ../insights/vendor                                        # a remote\n  pnpm packages:pack --to ../shop/vendor --only @crossbook/auth @crossbook/market   # a host',
  )
  .parse()
const { to, only } = command.opts<{ to: string; only?: readonly string[] }>()

const offered = await packedPackages(root)
const unknown = only?.find((name) => !offered.includes(name))
if (unknown !== undefined)
  command.error(`${unknown} is not one of the packages. Choose from ${offered.join(', ')}.`, { exitCode: 2 })

const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), to)
const children = childProcesses()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    children.end()
    process.exit(1)
  })

const packed = await packPackages({ root, to: folder, children, only })
if (!packed.ok) {
  console.error(`${packed.problem.trim()}\n\npnpm could not pack the packages; its own output is above.`)
  process.exitCode = 1
} else {
  for (const file of packed.value.values()) console.log(`  ${file}`)
  const file = path.join(path.dirname(folder), 'package.json')
  if (existsSync(file)) {
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest
    const next = withPackages(manifest, {
      tarballs: packed.value,
      folder: path.basename(folder),
      // A host of another team chooses its own React.
      provided: only ? {} : versionsOf(PROVIDED, await readCatalog(root)),
    })
    await writeFile(file, `${JSON.stringify(next, null, 2)}\n`)
    console.log(`\n${file} lists them: run npm install there, then its tests.`)
  }
}
