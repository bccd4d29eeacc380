/** @jest-environment node */
import path from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { textAlone } from './textAlone.mjs'

/** A file of the workspace whose place in it the tested code takes. */
const FILE = 'shared/ui/src/spinner/Spinner.tsx'

const eslint = new ESLint({
  cwd: path.join(import.meta.dirname, '../..'),
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.tsx'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { projectService: true, tsconfigRootDir: path.join(import.meta.dirname, '../..') },
      },
      plugins: { crossbook: { rules: { 'text-alone': textAlone } } },
      rules: { 'crossbook/text-alone': 'error' },
    },
  ] as ESLint.Options['overrideConfig'] & object,
})

const REFUSED: readonly (readonly [returned: string, times: number])[] = [
  ['<p>{count} items</p>', 2],
  ['<p>{name}, <b>you</b></p>', 2],
  ['<p>one <b>two</b></p>', 1],
  ['<p>{icon}{children}</p>', 1],
  ['<p>{on && <b>new</b>} items</p>', 1],
  ['<p>{on && <b>new</b>}{on && name}</p>', 1],
  ['<p>{texts}</p>', 1],
  ['<>{name}</>', 1],
  ['<p>{on ? <>items</> : <b>none</b>}</p>', 1],
  ['on ? name : <p />', 1],
  ['children', 1],
]

const ACCEPTED = [
  '<p>{`${count} items`}</p>',
  '<p>{children}</p>',
  "<p>{on ? 'one' : <b>two</b>}</p>",
  '<p>{on && name}</p>',
  '<p>{icon} <span>{name}</span></p>',
  '<p>{on && <b>new</b>} <span>items</span></p>',
  '<p>{texts.map((text) => <b key={text}>{text}</b>)}</p>',
  '<p translate="no">{count} {name}</p>',
  'on ? <p>{name}</p> : null',
]

/** The number of complaints about a component that returns this, by the returned expression. */
let complaints: ReadonlyMap<string, number>

// One file with all components: each call checks the types of the workspace again.
beforeAll(async () => {
  const declared = [
    "import type { ReactElement, ReactNode } from 'react'",
    'declare const name: string, count: number, on: boolean, texts: readonly string[]',
    'declare const children: ReactNode, icon: ReactElement | null',
  ]
  const tested = [...REFUSED.map(([returned]) => returned), ...ACCEPTED]
  const components = tested.map((returned, at) => `export function Tested${at}() { return ${returned} }`)
  const [result] = await eslint.lintText([...declared, ...components].join('\n'), { filePath: FILE })
  const found = result?.messages.filter(({ ruleId }) => ruleId === 'crossbook/text-alone') ?? []
  complaints = new Map(
    tested.map((returned, at) => [
      returned,
      found.filter(({ line }) => line === declared.length + at + 1).length,
    ]),
  )
})

it.each(REFUSED)('%s is refused', (returned, times) => {
  expect(complaints.get(returned)).toBe(times)
})

it.each(ACCEPTED)('%s is accepted', (returned) => {
  expect(complaints.get(returned)).toBe(0)
})
