/** @jest-environment node */
import { mergeLockfiles } from './mergeLockfiles'

const entry = (name: string, version = '19.3.1') => `  ${name}:
    dependencies:
      react:
        specifier: 'catalog:'
        version: ${version}

`
const lockfile = (importers: string, packages = '  react@19.3.1:\n    engines: {}\n') =>
  `lockfileVersion: '9.0'\n\nimporters:\n\n  .: {}\n\n${importers}packages:\n\n${packages}`

const base = lockfile(entry('remote-earn') + entry('remote-marketing'))

it('keeps what each side has added, whole and in order, although both have added the same lines', () => {
  const ours = lockfile(entry('remote-earn') + entry('remote-ideas') + entry('remote-marketing'))
  const theirs = lockfile(entry('remote-earn') + entry('remote-insights') + entry('remote-marketing'))
  expect(mergeLockfiles({ base, ours, theirs })).toBe(
    lockfile(
      ['remote-earn', 'remote-ideas', 'remote-insights', 'remote-marketing']
        .map((name) => entry(name))
        .join(''),
    ),
  )
})

it('keeps what one side has changed or removed', () => {
  const ours = lockfile(entry('remote-earn', '19.4.0') + entry('remote-marketing'))
  const theirs = lockfile(entry('remote-earn'), '  react@19.3.1:\n    engines: {node: 24}\n')
  expect(mergeLockfiles({ base, ours, theirs })).toBe(
    lockfile(entry('remote-earn', '19.4.0'), '  react@19.3.1:\n    engines: {node: 24}\n'),
  )
})

it('gives up when both have changed the same entry', () => {
  const [ours, theirs] = ['19.4.0', '19.5.0'].map((version) =>
    lockfile(entry('remote-earn', version) + entry('remote-marketing')),
  )
  expect(mergeLockfiles({ base, ours: ours ?? '', theirs: theirs ?? '' })).toBeUndefined()
})
