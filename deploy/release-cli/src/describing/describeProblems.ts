import { formatList } from '@crossbook/releases'
import type { MessagesOf, ProblemsOf } from '../problems/problemsOf'

const MOST_NAMES = 5

/** The messages for problems of a foreign build. Each names the missing part and where to write it. */
export const DESCRIBE_MESSAGES = {
  federationMissing: ({ folder }: { folder: string }) =>
    `${folder} has no mf-manifest.json: set "manifest: true" in the options of the federation plugin (with Rspack also output.publicPath: "auto"), and build again.`,
  federationWrong: ({ detail }: { detail: string }) =>
    `mf-manifest.json cannot be read (${detail}): build it with Module Federation 2.`,
  screensMissing: ({ tried }: { tried: readonly string[] }) =>
    `The remote has no table of screens. Write one as ${listed(tried, 'or')}, such as { "name": "insights", "screens": [{ "path": "/insights", "module": "./Insights", "title": "Insights", "description": "…", "access": "public" }] }, or name its file with --screens.`,
  screensWrong: ({ file, detail }: { file: string; detail: string }) => `${file}: ${detail}.`,
  otherRemote: ({ app, named }: { app: string; named: string }) =>
    `The table of screens is of ${named}, and the package.json is of ${app}: give both the same name.`,
  moduleNotExposed: ({
    path,
    module,
    exposed,
  }: {
    path: string
    module: string
    exposed: readonly string[]
  }) =>
    `The screen ${path} shows ${module}, which the build does not expose; it exposes ${listed(exposed, 'and')}. Correct the table, or expose the module.`,
  filesUnknown: ({ module }: { module: string }) =>
    `mf-manifest.json does not list the files of ${module}: build without "disableAssetsAnalyze".`,
  publicPathFixed: ({ publicPath }: { publicPath: string }) =>
    `The build loads its files from ${publicPath}, but a site serves them at another address: set the public path to "auto" (output.publicPath in webpack and Rspack, base: "./" in Vite).`,
  containerUnknown: ({ type }: { type: string }) =>
    `The entry is of the type "${type}", which the host cannot start: use "var" (webpack and Rspack) or "module" (Vite).`,
  consumesRemotes: ({ remotes }: { remotes: readonly string[] }) =>
    `The build loads other remotes (${listed(remotes, 'and')}), whose files no release could pin: link to their screens instead.`,
  notShared: ({ module }: { module: string }) =>
    `The build does not share ${module}, but a page can have only one copy of it: add shared: { "${module}": { singleton: true } } to the federation plugin.`,
  rangeUnknown: ({ module }: { module: string }) =>
    `The build shares ${module} without a range: add requiredVersion, such as "^19.2 || ^20", to its share settings.`,
  notProvided: ({ module, package: name }: { module: string; package: string }) =>
    `The build shares ${module}, which the host does not provide, and an entry of ES modules loads it before anything else: leave ${name} out of the shared modules of the federation plugin.`,
  inFolders: ({ files }: { files: readonly string[] }) =>
    `All files of a build must be in one folder, but these are not: ${formatList(files, MOST_NAMES)}. Name them without folders (output.filename and chunkFilename in webpack and Rspack, build.assetsDir: "" in Vite).`,
  fileAbsent: ({ file, neededBy }: { file: string; neededBy: string }) =>
    `${neededBy} needs ${file}, which is not in the folder: build again.`,
  secondCopy: ({ file, package: name }: { file: string; package: string }) =>
    `${file} contains a copy of ${name}, which the host provides: add shared: { "${name}": { singleton: true } } to the federation plugin, without "eager".`,
  forDevelopment: ({ file }: { file: string }) =>
    `${file} is built with eval, which the site's policy forbids: build for production, or set devtool: "source-map".`,
  stylesOfOthers: ({ file, selectors }: { file: string; selectors: readonly string[] }) =>
    `${file} has rules for ${formatList(
      selectors.map((selector) => `"${selector}"`),
      MOST_NAMES,
    )}, which would also apply to pages of other remotes: put a class of your own into each selector, such as ".my-page h1".`,
}

/** Why a folder cannot be described as a build. */
export type DescribeProblem = ProblemsOf<typeof DESCRIBE_MESSAGES>

export function describeMessage<K extends DescribeProblem['kind']>(
  problem: Extract<DescribeProblem, { kind: K }>,
) {
  const messages: MessagesOf<DescribeProblem> = DESCRIBE_MESSAGES
  return messages[problem.kind as K](problem)
}

function listed(names: readonly string[], word: 'and' | 'or') {
  return new Intl.ListFormat('en', { type: word === 'and' ? 'conjunction' : 'disjunction' }).format(names)
}
