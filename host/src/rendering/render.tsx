import { headerMenus, pageGroups, type PageDocument } from '@crossbook/contract'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router'
import { ServerStyleSheet } from 'styled-components'
import { hostModules } from '../own-pages/hostModules'
import type { ScreenLoader } from '../loading/screenLoader'
import { addressKey, type ModuleAddress } from '../modules/moduleAddress'
import { createRoutes } from '../routing/createRoutes'
import { modulesOf, screenAt, siteScreens, type SiteScreen } from '../screens/siteScreens'
import { Shell } from '../shell/Shell'
import { Site } from '../shell/Site'
import { prerenderedStyles, type PrerenderedStyles } from '../prerender/prerenderedStyles'
import { FINISHED } from '../prerender/pagePart'
import { createTakeover, NOTHING_AWAITED } from '../prerender/takeover'

export { singletons } from './singletons'

/** What is asked to be prerendered. */
export interface RenderRequest {
  /** The release's applications, as pages know them. */
  page: Pick<PageDocument, 'host' | 'remotes'>
  /** A path of the release; null for the answer to unknown paths. */
  path: string | null
}

/** A prerendered page: what stands in its root element, the rules that its parts need, and whose rules they are. */
export interface RenderedPage extends PrerenderedStyles {
  html: string
}

/** For a page that has gone on from its first screen: what it shows stands in no boundary, and throws what it has to. */
const ELSEWHERE = createTakeover({ path: '', title: '', retry() {} }, FINISHED)

/** A path that no screen owns. */
const UNKNOWN = '/-'

/** Renders header and screen as one tree; rejects when the screen cannot be rendered without a browser. */
export async function render(
  { page, path }: RenderRequest,
  loadRemoteModule: (address: ModuleAddress) => Promise<ComponentType>,
): Promise<RenderedPage> {
  const screens = siteScreens(page)
  const screen = path === null ? undefined : screenAt(screens, path)
  const loader = await loadedModules(screen, loadRemoteModule)
  const site = (takeover = NOTHING_AWAITED) => (
    <Site loader={loader} takeover={takeover}>
      <AtPath
        path={path ?? UNKNOWN}
        routes={[
          {
            path: '*',
            element: (
              <Shell
                menus={headerMenus(page.remotes)}
                groups={pageGroups(page.remotes)}
                screens={screens}
                routes={createRoutes(shownWith(screen, screens))}
              />
            ),
          },
        ]}
      />
    </Site>
  )
  const sheet = new ServerStyleSheet()
  const html = renderToString(sheet.collectStyles(site()))
  // React leaves a part that throws inside a boundary to the browser, and says so by this mark and not why.
  if (html.includes('<!--$!-->')) {
    renderToString(site(ELSEWHERE))
    throw new Error('a part of the screen cannot be rendered')
  }
  return { html, ...prerenderedStyles(sheet.getStyleTags()) }
}

/** The routes of one page: its screen, and those that stand in the same frame. A site may have a thousand. */
function shownWith(screen: SiteScreen | undefined, screens: readonly SiteScreen[]) {
  if (!screen) return []
  const { frame } = screen
  return frame
    ? screens.filter((other) => other.frame && addressKey(other.frame) === addressKey(frame))
    : [screen]
}

/**
 * The modules that this page shows. A build from before protected screens were rendered has published nothing of them: there the
 * screen's place is held until its code has come.
 */
async function loadedModules(
  screen: SiteScreen | undefined,
  loadRemoteModule: (address: ModuleAddress) => Promise<ComponentType>,
): Promise<ScreenLoader> {
  const components = new Map<string, ComponentType>()
  for (const address of screen ? modulesOf(screen) : []) {
    const isHeldPlace = (error: unknown) =>
      screen?.access === 'signedIn' && address === screen.address && isUnpublished(error)
    try {
      components.set(
        addressKey(address),
        await (screen?.access === 'signedOut' ? hostModules(address) : loadRemoteModule(address)),
      )
    } catch (error) {
      if (!isHeldPlace(error)) throw error
    }
  }
  return {
    peek: (address) => components.get(addressKey(address)),
    load: () => Promise.reject(new Error('Nothing is loaded while a page is rendered')),
    hurry() {},
    versionOf: ({ version }) => version,
    subscribe: () => () => {},
    hasRendered() {},
    hasThrown: () => undefined,
  }
}

/** What the rendering of pages says where a build has published nothing to render of a module. */
function isUnpublished(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'UNPUBLISHED'
}

function AtPath({ path, routes }: { path: string; routes: Parameters<typeof createStaticHandler>[0] }) {
  const { dataRoutes } = createStaticHandler(routes)
  const location = { pathname: path, search: '', hash: '', state: null, key: 'default' }
  const context = {
    basename: '/',
    location,
    matches: matchRoutes(dataRoutes, location) ?? [],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  }
  return (
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />
  )
}
