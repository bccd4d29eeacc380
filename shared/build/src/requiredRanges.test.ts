/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { satisfies } from 'semver'
import { installedVersion } from './singletons'

it.each(['auth', 'market', 'market-ui', 'ui'])(
  'the ranges of @crossbook/%s, which hosts of other teams install, admit the versions of this workspace',
  (name) => {
    const folder = path.resolve(__dirname, '../..', name)
    const { peerDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      peerDependencies: Readonly<Record<string, string>>
    }
    const refused = Object.entries(peerDependencies).filter(
      ([peer, range]) => !satisfies(installedVersion(folder, peer) ?? '', range),
    )
    expect(refused).toEqual([])
  },
)
