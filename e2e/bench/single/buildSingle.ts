import path from 'node:path'
import { exposedModules, moduleSource, type PageDocument } from '@crossbook/contract'
import { appFolder } from '@crossbook/release-cli'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { REPOSITORY } from '../../site/folders'

/** Builds all screens of all remotes with the host into one Vite site in `outDir`. */
export async function buildSingle(outDir: string, remotes: PageDocument['remotes']) {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), remoteModules(remotes)],
    resolve: {
      dedupe: ['react', 'react-dom', 'react-router-dom', 'styled-components', '@tanstack/react-query'],
    },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      rollupOptions: { input: path.join(import.meta.dirname, 'main.tsx') },
    },
  })
}

const MODULE_ID = 'virtual:remote-modules'

/** The table of dynamic imports, written out from the screens of all remotes. */
function remoteModules(remotes: PageDocument['remotes']): Plugin {
  return {
    name: 'crossbook-remote-modules',
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined
      const entries = remotes.flatMap((remote) =>
        exposedModules(remote).map((module) => {
          const file = path.join(REPOSITORY, appFolder(remote.name), moduleSource(module))
          return `${JSON.stringify(`${remote.name} ${module}`)}: () => import(${JSON.stringify(file)})`
        }),
      )
      return `export const remoteModules = {\n${entries.join(',\n')}\n}`
    },
  }
}
