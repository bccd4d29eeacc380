import { BUILDS_URL, HOST, type PageRemote } from '@crossbook/contract'
import type { AppliedStyles } from '../modules/appliedStyles'
import type { ModuleAddress } from '../modules/moduleAddress'

/** The style sheets of a build. */
export type StyledBuild = Pick<PageRemote, 'name' | 'version' | 'frames'> & {
  screens: readonly Pick<PageRemote['screens'][number], 'module' | 'files'>[]
}

/** The style sheets of remotes. Each applies only while a screen or frame that needs it is shown. */
export interface StyleSheets extends AppliedStyles {
  /** Names the files of further builds. */
  add(builds: readonly StyledBuild[]): void
  /** Decides, before a link is fetched, whether its rules apply. */
  prepare(link: HTMLLinkElement): void
}

/** The build that a style sheet belongs to, and its name there. */
interface Place {
  app: string
  version: string
  file: string
}

/**
 * Turns the style sheets of remotes on and off by their links' media, which browsers do at once and without fetching them again.
 * Links that came with the page apply until the page is first asked to apply others.
 */
export function createStyleSheets(document: Document): StyleSheets {
  const builds: StyledBuild[] = []
  const applied = new Set<readonly ModuleAddress[]>()

  const isApplied = (place: Place) => {
    const shown = [...applied]
      .flat()
      .filter(({ app, version }) => app === place.app && version === place.version)
    const build = builds.find(({ name, version }) => name === place.app && version === place.version)
    // A part that a screen loads later brings the style sheets that no module lists.
    const isListed = build !== undefined && filesOfAll(build).includes(place.file)
    return shown.some(({ module }) => !isListed || filesOf(build, module).includes(place.file))
  }
  const decide = (link: HTMLLinkElement) => {
    const place = placeOf(link)
    if (place) link.media = isApplied(place) ? '' : 'not all'
  }
  const update = () => document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]').forEach(decide)

  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    // A build's chunk loader finds loaded files by this attribute, and does not fetch them again.
    if (link.sheet && placeOf(link)) link.dataset['href'] = link.href

  return {
    add: (more) => builds.push(...more),
    prepare: decide,
    apply(modules) {
      const entry = [...modules]
      applied.add(entry)
      update()
      return () => {
        applied.delete(entry)
        update()
      }
    },
  }
}

/** Files of one module of a build. */
export function filesOf({ screens, frames }: Pick<StyledBuild, 'screens' | 'frames'>, module: string) {
  return [
    ...screens.flatMap((screen) => (screen.module === module ? screen.files : [])),
    ...Object.entries(frames).flatMap(([frame, files = []]) => (frame === module ? files : [])),
  ]
}

function filesOfAll({ screens, frames }: StyledBuild) {
  return [...screens.flatMap(({ files }) => files), ...Object.values(frames).flatMap((files = []) => files)]
}

/** Undefined for links that lead to no remote's style sheet. */
function placeOf(link: HTMLLinkElement): Place | undefined {
  const { origin, pathname } = new URL(link.href, location.href)
  const [folder, app, version, file] = pathname.slice(1).split('/')
  if (origin !== location.origin || `/${folder}` !== BUILDS_URL) return undefined
  return app && version && file && app !== HOST ? { app, version, file } : undefined
}
