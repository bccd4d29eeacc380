import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hostBuild, remoteBuild, type SampleBuild } from '../sampleBuilds'

/** The repository whose tools the sample has. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../../../..')

const KEPT = [
  '.github',
  'deploy',
  'shared',
  '.npmrc',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.json',
]
const MADE = new Set(['node_modules', 'dist', '.crossbook', '.mf'])

const GIT = {
  ...process.env,
  ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
  ...{ GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.com' },
  ...{ GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.com' },
}

/** A git repository with the tools of this one, and a host and a wallet whose builds are made in a moment by a script of theirs. */
export function sampleRepository(root: string, packageManager: string) {
  const write = (file: string, content: string, mode = 0o644) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
    chmodSync(path.join(root, file), mode)
  }
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, env: GIT }).toString().trim()
  const commit = (message: string) => {
    git('add', '--all')
    git('commit', '--quiet', '--message', message)
    return git('rev-parse', 'HEAD')
  }
  for (const name of KEPT)
    cpSync(path.join(REPOSITORY, name), path.join(root, name), {
      recursive: true,
      filter: (source) => !MADE.has(path.basename(source)) && !source.endsWith('.test.ts'),
    })
  const manifest = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as object
  write('package.json', JSON.stringify({ ...manifest, packageManager }, null, 2))
  write('.gitignore', 'node_modules\ndist/\n.crossbook/\n')
  writeApp('host', 'host', hostBuild())
  writeApp('remote-wallet', 'remote-wallet', remoteBuild())
  git('init', '--quiet', '--initial-branch', 'main')
  commit('all of it')
  return { root, write, read, git, commit }

  function writeApp(folder: string, name: string, { app, files }: SampleBuild<object>) {
    write(
      `${folder}/package.json`,
      JSON.stringify({ name, version: '1.4.0', scripts: { build: 'node build.mjs' } }),
    )
    const contents = [...files]
      .filter(([file]) => file !== 'app.json')
      .map(([file, bytes]) => [file, String(bytes)])
    write(`${folder}/build.mjs`, buildScript(app, Object.fromEntries(contents) as Record<string, string>))
  }
}

function buildScript(app: object, files: Record<string, string>) {
  return `import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('dist', { recursive: true })
for (const [name, text] of Object.entries(${JSON.stringify(files)})) writeFileSync('dist/' + name, text)
const commit = execFileSync('git', ['rev-parse', 'HEAD']).toString().trim()
const app = { ...${JSON.stringify(app)}, version: process.env.CROSSBOOK_VERSION, commit }
writeFileSync('dist/app.json', JSON.stringify(app))
`
}
