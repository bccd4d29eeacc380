/** Returns the replacement of a component, given any of its versions; undefined if the component belongs to another application. */
type RefreshHandler = (type: unknown) => object | undefined

/** The part of a React renderer that refreshing uses. */
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
  /** If it is missing, React advertises its developer tools in the console. */
  checkDCE?(): void
}

/** The global scope of a page. */
export interface Page {
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: RendererHook
}

/**
 * Lets the React Refresh runtimes of several applications share the page's one React. Runtimes that start later find it in the list of
 * renderers. All their handlers are called, while React itself would keep only the last one.
 */
export function prepareRefresh(page: Page) {
  const hook = (page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= rendererHook())
  const inject = hook.inject
  hook.inject = (renderer) => inject.call(hook, joinHandlers(renderer))
}

/** Replaces the browser's React developer tools where they are not installed. */
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
