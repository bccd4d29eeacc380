import { baseConfig } from '../baseConfig'
import type { AppConfiguration } from '../purpose'

/**
 * The build of a page that is no part of the site, such as a tool's own: what applications' builds have in common, without federation. An
 * entry may be an HTML file, which is copied unchanged.
 */
export function pageConfig(folder: string, name: string, entries: readonly string[]): AppConfiguration {
  return (purpose) => {
    // No release holds it, so that it has no version of its own.
    const identity = { name, version: '0.0.0', commit: null, container: name }
    // Its HTML names the files.
    const base = baseConfig(folder, identity, purpose, '[name]')
    return {
      ...base,
      entry: { main: [...entries] },
      module: {
        rules: [
          ...(base.module?.rules ?? []),
          { test: /\.html$/, type: 'asset/resource', generator: { filename: '[name][ext]' } },
        ],
      },
    }
  }
}
