import path from 'node:path'
import { ACCESS_LEVELS, MENU_GROUPS } from '@crossbook/contract'
import { childProcesses } from '@crossbook/release-cli'
import { Command } from 'commander'
import { addStandalone, type Standalone } from './addStandalone'
import type { RemoteOptions } from './planRemote'
import { MAIN_BRANCH } from './repositoryTemplates'
import { addRemote, addScreen, type Scaffolded, type Workshop } from './scaffold'
import type { ScreenOptions } from './screenRequest'

const children = childProcesses()
const interrupted = new AbortController()
// Written files are removed first. The child processes get the signal themselves or here.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    interrupted.abort()
    children.end()
  })

function workshop(install: boolean): Workshop {
  const root = path.resolve(import.meta.dirname, '../../../..')
  return { root, children, install, signal: interrupted.signal, log: (line) => console.log(line) }
}

/** Next step for the user: measure the script of the new screen. */
const MEASURE =
  'Before you merge, run pnpm budgets: it measures the size of the new scripts and writes budgets.json next to its remote.ts.'

function report(added: Scaffolded, next: string) {
  if (!added.ok) {
    console.error(added.problem)
    process.exitCode = 1
    return
  }
  for (const file of added.value) console.log(`  ${file}`)
  console.log(`\n${next}\n${MEASURE}`)
}

interface NewRemoteOptions extends RemoteOptions {
  install: boolean
  standalone?: string
}

async function addRepository(name: string, folder: string, options: RemoteOptions) {
  const to = path.resolve(process.env.INIT_CWD ?? process.cwd(), folder)
  const added = await addStandalone(workshop(false), name, to, options)
  if (!added.ok) return report(added, '')
  for (const file of added.value.files) console.log(`  ${file}`)
  console.log(
    `\nRemote ${name} is in ${to}. ${describeRepository(name, added.value)}\nRun npm install and npm test there, and commit the new package-lock.json. See README.md for the rest.`,
  )
}

function describeRepository(name: string, { repository }: Standalone) {
  switch (repository.kind) {
    case 'committed':
      return `It is a git repository with one commit, on the branch ${MAIN_BRANCH}.`
    case 'inside':
      return `It is part of the git repository ${repository.top}: commit it there.`
    case 'notCommitted':
      return `It has no commit yet. ${repository.reason} Fix that, then run there:\n  git init --initial-branch ${MAIN_BRANCH}\n  git add --all\n  git commit --message "feat: add the remote ${name}"`
  }
}

function describeScreen(command: Command) {
  return command
    .option('--title <title>', 'its heading and document title (default: from the path)')
    .option('--access <level>', `access to it: ${ACCESS_LEVELS.join(' or ')}`, 'signedIn')
    .option('--menu <group>', `the header menu that lists it, as its last entry: ${MENU_GROUPS.join(', ')}`)
    .option('--label <label>', 'its text in that menu (default: the title)')
}

const program = new Command('pnpm new')
  .description('Adds a remote or a screen that passes formatting, lint, types and tests.')
  .addHelpText(
    'after',
    '\nExamples:\n  pnpm new remote insights --title "Market Insights" --access public --menu Features\n  pnpm new screen tools /tools/tax-report --menu Tools --label "Tax Report"\n  pnpm new remote insights --standalone ../insights',
  )

describeScreen(program.command('remote <name>'))
  .description('a remote with one screen: an application that is built and released on its own')
  .option('--path <path>', 'path of its screen (default: / and the name)')
  .option('--no-install', 'do not link its packages; the next npm start does')
  .option('--standalone <folder>', 'in its own repository in that folder, independent of this one')
  .action(async (name: string, { install, standalone, ...options }: NewRemoteOptions) => {
    if (standalone !== undefined) return addRepository(name, standalone, options)
    const added = await addRemote(workshop(install), name, options)
    report(added, `Added remote ${name}. To see it, run npm start; to develop it, pnpm dev ${name}.`)
  })

describeScreen(program.command('screen <remote> <path>'))
  .description('a screen of a remote')
  .action(async (remote: string, screenPath: string, options: ScreenOptions) => {
    const added = await addScreen(workshop(true), remote, screenPath, options)
    report(added, `Added screen ${screenPath}. To see it, run npm start; to develop it, pnpm dev ${remote}.`)
  })

await program.parseAsync()
