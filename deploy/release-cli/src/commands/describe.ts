import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { failure, success } from '@crossbook/contract'
import { MANIFEST } from '@crossbook/web-files'
import { readScreens } from '../describing/readScreens'
import { readBuildFolder } from '../publishing/runBuild'
import { settleVersion } from '../publishing/settleVersion'
import { repositoryOf } from '../repository/appFolders'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import { newCommand } from '../terminal/options'
import { count, table } from '../terminal/output'
import { type PublishOptions, versionRequest } from './publishOne'

export const addDescribe: AddCommand = (program, run) => {
  newCommand(program, 'describe', 'Write the app.json of a remote built with another configuration', [
    'describe ../insights/dist                      # with remote.ts or remote.json from its repository',
    'describe ../insights/dist --screens screens.json',
    'publish insights --from ../insights/dist       # then publish it like any other build',
  ])
    .argument('<folder>', 'folder of the build, with its mf-manifest.json')
    .option('--screens <file>', 'table of screens (default: remote.ts or remote.json of its repository)')
    .option('--tag <word>', 'as in publish')
    .option('--branch <name>', 'as in publish')
    .option('--allow-dirty', 'as in publish')
    .action(run(describe))
}

async function describe(
  context: CliContext,
  place: string,
  options: PublishOptions & { screens?: string },
): Promise<Outcome> {
  const { describeBuild, readFederationManifest } = await import('../describing/index')
  const folder = path.resolve(context.folder, place)
  const root = repositoryOf(folder, context.root)
  const files = await readBuildFolder(folder)
  const manifest = readFederationManifest(place, files)
  if (!manifest.ok) return failure([manifest.problem])
  const screens = await readScreens(root, options.screens && path.resolve(context.folder, options.screens))
  if (!screens.ok) return failure([screens.problem])
  const { name } = screens.value
  const settled = await settleVersion({ ...versionRequest(context, name, options), root })
  if (!settled.ok) {
    const { problem } = settled
    const [named] = problem.kind === 'appAbsent' ? problem.known : []
    return failure([named === undefined ? problem : { kind: 'otherRemote', app: named, named: name }])
  }
  const { version, checkout } = settled.value
  const described = await describeBuild({
    ...{ files, version, manifest: manifest.value, table: screens.value },
    commit: checkout?.commit ?? null,
  })
  if (!described.ok) return described

  const app = described.value
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(app, null, 2)}\n`)
  const rows = app.screens.map(({ path: at, files: own }) => [at, own.join(' ')])
  const ranges = Object.entries(app.requires).map(([module, range]) => [module, range])
  return success({
    document: { app: name, version, screens: app.screens.length, files: Object.keys(app.files).length },
    text: [
      `Wrote ${path.join(place, MANIFEST)} for ${name} ${version} (${count(rows.length, 'screen')}, ${count(Object.keys(app.files).length, 'file')}).`,
      table([['path', 'files'], ...rows]),
      table([['requires', 'range'], ...ranges]),
      `Publish it: publish ${name} --from ${place}`,
    ].join('\n\n'),
  })
}
