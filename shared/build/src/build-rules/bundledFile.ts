import path from 'node:path'
import webpack, { type Module } from 'webpack'

/** The package that a module's file belongs to; undefined for modules that are no files, such as shared ones. */
export function packageOf(module: Module | null): string | undefined {
  const file = module?.nameForCondition()
  if (!module || !file) return undefined
  const installed = installedIn(file)
  if (installed) return installed.name
  const data = module instanceof webpack.NormalModule ? module.resourceResolveData : undefined
  const name: unknown = data?.descriptionFileData?.['name']
  return typeof name === 'string' ? name : undefined
}

/** The package that a request names: `@scope/part/file.js` → `@scope/part`; undefined for paths. */
export function packageNamed(request: string) {
  return /^(?:@[^/]+\/)?[^./@][^/]*/.exec(request)?.[0]
}

/** Whether a file is the application's own, and not that of a package that it uses. */
export function isOwnFile(folder: string, file: string) {
  return file.startsWith(folder + path.sep) && !installedIn(file)
}

/** A file as its team knows it: by its place in the application, or in the package that it comes from. */
export function fileName(folder: string, file: string) {
  const installed = installedIn(file)
  return installed ? `${installed.name}/${installed.file}` : toSlashes(path.relative(folder, file))
}

/** Returns a file's path in the innermost folder of installed packages. */
function installedIn(file: string) {
  const place = /.*\/node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)\/(?<file>.+)/s.exec(toSlashes(file))?.groups
  return place?.['name'] && place['file'] ? { name: place['name'], file: place['file'] } : undefined
}

function toSlashes(file: string) {
  return file.split(path.sep).join('/')
}
