/** @jest-environment node */
import { prepareRefresh, type Page, type Renderer } from './refreshHook'

/** React with a renderer that remembers the handler it was given last, as React does. */
function renderer() {
  let handler: ((type: unknown) => object | undefined) | undefined
  return {
    setRefreshHandler: (next: (type: unknown) => object | undefined) => void (handler = next),
    replacementOf: (type: string) => handler?.(type),
  } satisfies Renderer & Record<string, unknown>
}

it('remembers React for the applications that come after it', () => {
  const page: Page = {}
  prepareRefresh(page)
  const react = renderer()
  const id = page.__REACT_DEVTOOLS_GLOBAL_HOOK__?.inject(react)
  expect([...(page.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers ?? [])]).toEqual([[id, react]])
})

it('keeps React from advertising its developer tools in the console', () => {
  const page: Page = {}
  prepareRefresh(page)
  expect(page.__REACT_DEVTOOLS_GLOBAL_HOOK__?.checkDCE).toBeDefined()
})

it('finds the replacement of a component whichever application it belongs to', () => {
  const page: Page = {}
  prepareRefresh(page)
  const react = renderer()
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__?.inject(react)
  const header = {}
  const calculator = {}
  const known: Renderer = react
  known.setRefreshHandler?.((type) => (type === 'Header' ? header : undefined))
  known.setRefreshHandler?.((type) => (type === 'Calculator' ? calculator : undefined))
  expect(react.replacementOf('Header')).toBe(header)
  expect(react.replacementOf('Calculator')).toBe(calculator)
  expect(react.replacementOf('Other')).toBeUndefined()
})

it('works with the developer tools of the browser where they are installed', () => {
  const announced: Renderer[] = []
  const inject = (announcedNow: Renderer) => announced.push(announcedNow)
  const noteNothing = () => undefined
  const page: Page = {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers: new Map(),
      supportsFiber: true,
      inject,
      onScheduleFiberRoot: noteNothing,
      onCommitFiberRoot: noteNothing,
      onCommitFiberUnmount: noteNothing,
    },
  }
  prepareRefresh(page)
  const react = renderer()
  expect(page.__REACT_DEVTOOLS_GLOBAL_HOOK__?.inject(react)).toBe(1)
  expect(announced).toEqual([react])
})
