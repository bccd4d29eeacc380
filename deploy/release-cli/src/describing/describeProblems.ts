import { formatList } from '@crossbook/releases'

/** Why a folder cannot be described as a build. Each names what to change in the build, or in the table. */
export type DescribeProblem =
  | { kind: 'federationMissing'; folder: string }
  | { kind: 'federationWrong'; detail: string }
  | { kind: 'screensMissing'; tried: readonly string[] }
  | { kind: 'screensWrong'; file: string; detail: string }
  | { kind: 'otherRemote'; app: string; named: string }
  | { kind: 'moduleNotExposed'; path: string; module: string; exposed: readonly string[] }
  | { kind: 'filesUnknown'; module: string }
  | { kind: 'publicPathFixed'; publicPath: string }
  | { kind: 'containerUnknown'; type: string }
  | { kind: 'consumesRemotes'; remotes: readonly string[] }
  | { kind: 'notShared'; module: string }
  | { kind: 'rangeUnknown'; module: string }
  | { kind: 'notProvided'; module: string; package: string }
  | { kind: 'inFolders'; files: readonly string[] }
  | { kind: 'fileAbsent'; file: string; neededBy: string }
  | { kind: 'secondCopy'; file: string; package: string }
  | { kind: 'forDevelopment'; file: string }
  | { kind: 'stylesOfOthers'; file: string; selectors: readonly string[] }

type Kind = DescribeProblem['kind']

const MOST_NAMES = 5

/** The messages for these problems. Each names the missing part and where to write it. */
export const DESCRIBE_MESSAGES: { [K in Kind]: (problem: Extract<DescribeProblem, { kind: K }>) => string } =
  {
    federationMissing: ({ folder }) =>
      `${folder} has no mf-manifest.json: set "manifest: true" in the options of the federation plugin (with Rspack also output.publicPath: "auto"), and build again.`,
    federationWrong: ({ detail }) =>
      `mf-manifest.json cannot be read (${detail}): build it with Module Federation 2.`,
    screensMissing: ({ tried }) =>
      `The remote has no table of screens. Write one as ${listed(tried, 'or')}, such as { "name": "insights", "screens": [{ "path": "/insights", "module": "./Insights", "title": "Insights", "description": "…", "access": "public" }] }, or name its file with --screens.`,
    screensWrong: ({ file, detail }) => `${file}: ${detail}.`,
    otherRemote: ({ app, named }) =>
      `The table of screens is of ${named}, and the package.json is of ${app}: give both the same name.`,
    moduleNotExposed: ({ path, module, exposed }) =>
      `The screen ${path} shows ${module}, which the build does not expose; it exposes ${listed(exposed, 'and')}. Correct the table, or expose the module.`,
    filesUnknown: ({ module }) =>
      `mf-manifest.json does not list the files of ${module}: build without "disableAssetsAnalyze".`,
    publicPathFixed: ({ publicPath }) =>
      `The build loads its files from ${publicPath}, but a site serves them at another address: set the public path to "auto" (output.publicPath in webpack and Rspack, base: "./" in Vite).`,
    containerUnknown: ({ type }) =>
      `The entry is of the type "${type}", which the host cannot start: use "var" (webpack and Rspack) or "module" (Vite).`,
    consumesRemotes: ({ remotes }) =>
      `The build loads other remotes (${listed(remotes, 'and')}), whose files no release could pin: link to their screens instead.`,
    notShared: ({ module }) =>
      `The build does not share ${module}, but a page can have only one copy of it: add shared: { "${module}": { singleton: true } } to the federation plugin.`,
    rangeUnknown: ({ module }) =>
      `The build shares ${module} without a range: add requiredVersion, such as "^19.2 || ^20", to its share settings.`,
    notProvided: ({ module, package: name }) =>
      `The build shares ${module}, which the host does not provide, and an entry of ES modules loads it before anything else: leave ${name} out of the shared modules of the federation plugin.`,
    inFolders: ({ files }) =>
      `All files of a build must be in one folder, but these are not: ${formatList(files, MOST_NAMES)}. Name them without folders (output.filename and chunkFilename in webpack and Rspack, build.assetsDir: "" in Vite).`,
    fileAbsent: ({ file, neededBy }) => `${neededBy} needs ${file}, which is not in the folder: build again.`,
    secondCopy: ({ file, package: name }) =>
      `${file} contains a copy of ${name}, which the host provides: add shared: { "${name}": { singleton: true } } to the federation plugin, without "eager".`,
    forDevelopment: ({ file }) =>
      `${file} is built with eval, which the site's policy forbids: build for production, or set devtool: "source-map".`,
    stylesOfOthers: ({ file, selectors }) =>
      `${file} has rules for ${formatList(
        selectors.map((selector) => `"${selector}"`),
        MOST_NAMES,
      )}, which would also apply to pages of other remotes: put a class of your own into each selector, such as ".my-page h1".`,
  }

/** Describes a problem in a sentence. */
export function describeMessage<K extends Kind>(problem: Extract<DescribeProblem, { kind: K }>) {
  return DESCRIBE_MESSAGES[problem.kind as K](problem)
}

function listed(names: readonly string[], word: 'and' | 'or') {
  return new Intl.ListFormat('en', { type: word === 'and' ? 'conjunction' : 'disjunction' }).format(names)
}
