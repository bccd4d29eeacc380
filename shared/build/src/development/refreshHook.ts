/** Finds what has replaced a component, by any version of it; undefined for a component that is not the asked one's. */
type RefreshHandler = (type: unknown) => object | undefined

/** What React tells of itself, as far as refreshing needs it. */
export interface Renderer {
  setRefreshHandler?(handler: RefreshHandler): void
}

/** The place where React announces itself to developer tools. */
export interface RendererHook {
  renderers: Map<number, Renderer>
  supportsFiber: boolean
  inject(renderer: Renderer): number
  onScheduleFiberRoot(): void
  onCommitFiberRoot(): void
  onCommitFiberUnmount(): void
  /** Where there is none, React advertises its developer tools in the console. */
  checkDCE?(): void
}

/** The global scope of a page. */
export interface Page {
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: RendererHook
}

/**
 * Lets the React Refresh runtimes of several applications work on the one React of the page: those that come later find it
 * in the list of renderers, and all their handlers are asked, where React alone would only remember the last one's.
 */
export function prepareRefresh(page: Page) {
  const hook = (page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= rendererHook())
  const inject = hook.inject
  hook.inject = (renderer) => inject.call(hook, joinHandlers(renderer))
}

/** Stands for the developer tools of the browser where they are not installed. */
function rendererHook(): RendererHook {
  const renderers: RendererHook['renderers'] = new Map()
  return {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      const id = renderers.size + 1
      renderers.set(id, renderer)
      return id
    },
    onScheduleFiberRoot: () => undefined,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    checkDCE: () => undefined,
  }
}

function joinHandlers(renderer: Renderer) {
  const setHandler = renderer.setRefreshHandler
  if (!setHandler) return renderer
  const handlers = new Set<RefreshHandler>()
  renderer.setRefreshHandler = (handler) => {
    handlers.add(handler)
    setHandler((type) => {
      for (const find of handlers) {
        const family = find(type)
        if (family) return family
      }
      return undefined
    })
  }
  return renderer
}
