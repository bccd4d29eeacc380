import { createRequire } from 'node:module'
import path from 'node:path'

/** A part of a package that the package does not promise to keep, and that an application uses all the same. */
export interface PrivateDoor {
  package: string
  /** A file from the package's folder; left out: the package's main file. */
  file?: string
  /** What is used of it, each with its path, such as `sheet.insert`. */
  uses: readonly string[]
  /** Who uses it and why, for whoever has to find another way. */
  because: string
}

/** Every private door that the host goes through. */
export const HOST_DOORS: readonly PrivateDoor[] = [
  {
    package: 'react-dom',
    file: 'cjs/react-dom-server-legacy.browser.production.js',
    uses: ['renderToString'],
    because:
      'shared/build/src/hostConfig.ts takes React’s renderer to a string alone, because the package’s own door also loads those that need streams',
  },
  {
    package: '@tanstack/react-query',
    file: 'build/modern/QueryClientProvider.js',
    uses: ['QueryClientProvider', 'useQueryClient'],
    because:
      'host/src/provided/query.ts shares only what the site uses; the package’s own door would bring all of it',
  },
  {
    package: '@tanstack/react-query',
    file: 'build/modern/useQuery.js',
    uses: ['useQuery'],
    because:
      'host/src/provided/query.ts shares only what the site uses; the package’s own door would bring all of it',
  },
  {
    package: 'styled-components',
    uses: [
      '__PRIVATE__.mainSheet.getTag',
      '__PRIVATE__.mainSheet.registerName',
      '__PRIVATE__.StyleSheet.registerId',
    ],
    because:
      'the host goes on with the style sheet of the prerendered page, which the package itself does only with rules that stand as text in it',
  },
  {
    package: 'react-router',
    file: 'dist/production/index.mjs',
    uses: ['createBrowserRouter', 'Navigate', 'Outlet', 'useLocation'],
    because:
      'shared/build/src/hostConfig.ts names the production files, because the package names those for development wherever it is imported as an ES module',
  },
  {
    package: 'react-router',
    uses: ['UNSAFE_LocationContext', 'UNSAFE_RouteContext', 'matchRoutes'],
    because:
      'host/src/routing renders the page that a visitor is about to open, which sees its own address and whose frame shows what stands there, while the router is still at the page before',
  },
  {
    package: 'react-router',
    file: 'dist/production/dom-export.mjs',
    uses: ['RouterProvider'],
    because:
      'shared/build/src/hostConfig.ts names the production files, because the package names those for development wherever it is imported as an ES module',
  },
]

/** What is no longer behind the doors of the packages that the application in `folder` has installed: a sentence for each. */
export function closedDoors(folder: string, doors: readonly PrivateDoor[]): string[] {
  const load = createRequire(path.join(folder, 'package.json'))
  return doors.flatMap((door) => {
    const installed = path.join(folder, 'node_modules', door.package)
    const { version } = load(path.join(installed, 'package.json')) as { version: string }
    const behind = attempt(() =>
      load(door.file === undefined ? door.package : path.join(installed, door.file)),
    )
    const missing = behind === undefined ? [''] : door.uses.filter((use) => !reach(behind, use))
    return missing.map((use) => closedWords(door, version, use))
  })
}

function closedWords(door: PrivateDoor, version: string, use: string) {
  const place = door.file === undefined ? door.package : `${door.package}/${door.file}`
  const missing = use === '' ? place : `${use} in ${place}`
  return `${door.package} ${version} has no ${missing} any more. It was never promised: ${door.because}. Find what stands in its place, or do without it; then correct shared/build/src/private-doors/privateDoors.ts.`
}

function attempt(load: () => unknown) {
  try {
    return load()
  } catch {
    return undefined
  }
}

function reach(start: unknown, use: string) {
  let value = start
  for (const part of use.split('.')) {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false
    value = Reflect.get(value, part)
  }
  return value !== undefined
}
