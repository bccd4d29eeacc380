import type { PageDocument } from '@crossbook/contract'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router'
import { ServerStyleSheet } from 'styled-components'
import { ThrowingProvider } from '../loading/ModuleBoundary'
import type { ScreenLoader } from '../loading/screenLoader'
import { addressKey, type ModuleAddress } from '../modules/moduleAddress'
import { hostModules } from '../own-pages/hostModules'
import { createRoutes } from '../routing/createRoutes'
import { Site } from '../routing/Site'
import { modulesOf, screenAt, siteScreens, type SiteScreen } from '../screens/siteScreens'

export { singletons } from './singletons'

/** Input of a prerendering. */
export interface RenderRequest {
  /** The release's applications, as pages know them. */
  page: Pick<PageDocument, 'host' | 'remotes'>
  /** A path of the release; null for the not-found page. */
  path: string | null
}

/** A prerendered page: the content of its root element, and its rules in the form that styled-components rehydrates. */
export interface RenderedPage {
  html: string
  css: string
}

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
  const site = (
    <Site loader={loader}>
      <AtPath path={path ?? UNKNOWN} routes={createRoutes(page, screens, shownWith(screen, screens))} />
    </Site>
  )
  const sheet = new ServerStyleSheet()
  const html = renderToString(sheet.collectStyles(site))
  // React leaves a part that throws inside a boundary to the browser, and says so by this mark and not why.
  if (html.includes('<!--$!-->')) {
    renderToString(<ThrowingProvider value>{site}</ThrowingProvider>)
    throw new Error('a part of the screen cannot be rendered')
  }
  return { html, css: textOf(sheet.getStyleTags()) }
}

/** The content of a style element. */
function textOf(element: string) {
  return element.replace(/^<style[^>]*>/, '').replace(/<\/style>$/, '')
}

/** The screens of one page: its own, and those in the same frame. A site may have a thousand. */
function shownWith(screen: SiteScreen | undefined, screens: readonly SiteScreen[]) {
  if (!screen) return []
  const { frame } = screen
  return frame
    ? screens.filter((other) => other.frame && addressKey(other.frame) === addressKey(frame))
    : [screen]
}

/** The modules that this page shows. */
async function loadedModules(
  screen: SiteScreen | undefined,
  loadRemoteModule: (address: ModuleAddress) => Promise<ComponentType>,
): Promise<ScreenLoader> {
  const load = screen?.access === 'signedOut' ? hostModules : loadRemoteModule
  const components = new Map<string, ComponentType>()
  for (const address of screen ? modulesOf(screen) : [])
    components.set(addressKey(address), await load(address))
  return {
    peek: (address) => components.get(addressKey(address)),
    component: (address) => components.get(addressKey(address)) ?? Nothing,
    load: () => Promise.reject(new Error('Nothing is loaded while a page is rendered')),
    restart() {},
    versionOf: ({ version }) => version,
    subscribe: () => () => {},
    hasRendered() {},
    onRenderError: () => undefined,
  }
}

/** Replaces modules that this page does not show. */
function Nothing() {
  return null
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
