/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import webpack, { type Stats } from 'webpack'
import { LeaveOutPlugin } from './LeaveOutPlugin'
import type { LeftOutPart } from './leftOutParts'

/** An application that uses a package, one part of which loads what the application never needs. */
const FILES = {
  'main.js': "import { greet } from 'chatty'\nglobalThis.said = greet('you')\n",
  'quiet.js': 'export function shout() { return "left out" }\n',
  'node_modules/chatty/package.json': '{ "name": "chatty", "type": "module", "main": "dist/index.js" }',
  'node_modules/chatty/dist/index.js':
    "import { shout } from './parts/loud.js'\nexport const greet = (name) => (name ? 'hello ' + name : shout())\n",
  'node_modules/chatty/dist/parts/loud.js': "export const shout = () => 'HELLO EVERYBODY'\n",
}

type LeftOutName = Omit<LeftOutPart, 'by'>

const LOUD: LeftOutName = { package: 'chatty', file: 'dist/parts/loud.js' }

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'crossbook-left-out-'))
})

afterEach(() => rm(folder, { recursive: true }))

/** Builds the application with these files beside or in place of its own, and without a part of the package. */
async function build(files: Readonly<Record<string, string>> = {}, part: LeftOutName = LOUD) {
  for (const [file, text] of Object.entries({ ...FILES, ...files })) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  const by = path.join(folder, 'quiet.js')
  const parts = [{ ...part, by }]
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './main.js',
        output: { path: path.join(folder, 'dist') },
        plugins: [new LeaveOutPlugin(parts)],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    )
  })
  return {
    problems: stats?.toJson({ errors: true }).errors?.map(({ message }) => message) ?? [],
    script: await readFile(path.join(folder, 'dist/main.js'), 'utf8').catch(() => ''),
  }
}

describe('a build that leaves out a part of a package', () => {
  it('bundles what stands in for it', async () => {
    const { problems, script } = await build()
    expect(problems).toEqual([])
    expect(script).toContain('left out')
    expect(script).not.toContain('HELLO EVERYBODY')
  })

  it('fails when the package has moved that part', async () => {
    const { problems } = await build({
      'node_modules/chatty/dist/index.js': "export { shout as greet } from './louder.js'\n",
      'node_modules/chatty/dist/louder.js': FILES['node_modules/chatty/dist/parts/loud.js'],
    })
    expect(problems).toEqual([
      'Nothing in this build asks for chatty/dist/parts/loud.js any more, which is left out of it: has the package moved that part? Correct the table in shared/build/src/left-out/leftOutParts.ts, and look at the size of what is bundled.',
    ])
  })

  it('fails when it uses something of that part that has no stand-in', async () => {
    const { problems } = await build({
      'node_modules/chatty/dist/index.js':
        "import { shout, whisper } from './parts/loud.js'\nexport const greet = (name) => shout() + whisper(name)\n",
    })
    expect(problems).toContainEqual(
      'chatty/dist/index.js uses “whisper” of chatty/dist/parts/loud.js, which is left out of this build: quiet.js stands in for it without that. Give it what is used, or take the part out of the table in shared/build/src/left-out/leftOutParts.ts.',
    )
  })

  it('fails when the part is handed on as a whole, because nobody can tell what is used of it', async () => {
    const { problems } = await build({
      'node_modules/chatty/dist/index.js':
        "import * as loud from './parts/loud.js'\nexport const greet = (name) => loud[name]?.()\n",
    })
    expect(problems).toEqual([
      expect.stringMatching(/^chatty\/dist\/index\.js uses all that it has of chatty\/dist\/parts\/loud\.js/),
    ])
  })

  it('fails when the package gives out what the part no longer has', async () => {
    const { problems } = await build({
      'main.js': "import { greet, whisper } from 'chatty'\nglobalThis.said = greet(whisper())\n",
      'node_modules/chatty/dist/index.js':
        "export * from './parts/loud.js'\nexport const greet = (name) => name\n",
    })
    expect(problems).toEqual([expect.stringContaining("export 'whisper'")])
  })

  it('leaves out a package as a whole by its name, and files of the same name elsewhere alone', async () => {
    const { problems, script } = await build(
      {
        'main.js': "import { shout } from 'chatty'\nimport './parts/loud.js'\nglobalThis.said = shout()\n",
        'parts/loud.js': "globalThis.heard = 'MINE'\n",
      },
      { package: 'chatty' },
    )
    expect(problems).toEqual([])
    expect(script).toContain('left out')
    expect(script).toContain('MINE')
  })
})
