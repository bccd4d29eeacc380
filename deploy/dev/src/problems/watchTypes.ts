import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import type { Problem } from '@crossbook/build/development'
import { type ChildProcesses, DATA } from '@crossbook/release-cli'

const CHECKER = path.join(import.meta.dirname, 'type-checker/main.ts')

interface Watched {
  root: string
  /** Folders of the applications whose types are checked, with all that they import. */
  folders: readonly string[]
  children: ChildProcesses
  onChecked(problems: readonly Problem[]): void
}

/** Checks types in a separate process, which ends with the command. */
export async function watchTypes({ root, folders, children, onChecked }: Watched) {
  const project = path.join(root, DATA, 'types', 'tsconfig.json')
  await mkdir(path.dirname(project), { recursive: true })
  await writeFile(project, JSON.stringify(projectOf(folders), null, 2))

  const output = new PassThrough()
  createInterface({ input: output }).on('line', (line) => {
    if (line.startsWith('[')) onChecked(JSON.parse(line) as Problem[])
  })
  void children
    .run(
      process.execPath,
      ['--import', import.meta.resolve('@crossbook/build/typescript'), CHECKER, project, root],
      {
        cwd: root,
        env: process.env,
        onOutput: (part) => output.write(part),
      },
    )
    .then((ended) => {
      // Ended with the command, it has no code.
      if (ended.code !== null) onChecked([endedProblem(ended.output)])
    })
}

function endedProblem(output: string): Problem {
  const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('['))
  return { kind: 'types', message: ['Type checking has stopped:', ...lines].join('\n') }
}

/** The repository's own settings for these folders, without their tests, whose fault no page shows. */
function projectOf(folders: readonly string[]) {
  const fromProject = (place: string) => `../../${place}`
  return {
    extends: fromProject('tsconfig.json'),
    compilerOptions: { incremental: true, tsBuildInfoFile: `./${folders.join('+')}.tsbuildinfo` },
    include: folders.map((folder) => fromProject(`${folder}/**/*`)),
    exclude: ['node_modules', 'dist', '*.test.ts', '*.test.tsx', '*.fixture.ts'].map((name) =>
      fromProject(`**/${name}`),
    ),
  }
}
