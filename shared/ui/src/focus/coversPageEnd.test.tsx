import { act, render, waitFor } from '@testing-library/react'
import { coversPageEnd } from './coversPageEnd'

/** Fixed elements, laid out in a window that is 500 px high. */
const place = (element: Element, offsetTop: number, offsetHeight: number) =>
  Object.defineProperties(element, {
    offsetTop: { value: offsetTop, configurable: true },
    offsetHeight: { value: offsetHeight, configurable: true },
  })

const property = (name: string) => document.documentElement.style.getPropertyValue(name)
const room = () => property('--cb-size-covered')
const barHeight = () => property('--cb-size-bottom-bar')

const resize = () => act(() => void window.dispatchEvent(new Event('resize')))

beforeEach(() => Object.assign(window, { innerHeight: 500 }))

it('keeps focused controls and the end of the page clear of the highest bar while one is mounted', () => {
  const bars = (keys: readonly string[]) => (
    <>
      {keys.map((key) => (
        <div key={key} data-testid={key} ref={coversPageEnd} />
      ))}
    </>
  )
  const { getByTestId, rerender } = render(bars(['notice', 'bar']))
  place(getByTestId('notice'), 400, 76)
  place(getByTestId('bar'), 440, 60)
  resize()
  expect(room()).toBe('100px')
  rerender(bars(['bar']))
  expect(room()).toBe('60px')
  rerender(bars([]))
  expect(room()).toBe('')
})

it('leaves the page unchanged where the element is at the upper end', () => {
  const { getByTestId } = render(<div data-testid="toasts" ref={coversPageEnd} />)
  place(getByTestId('toasts'), 68, 90)
  resize()
  expect(room()).toBe('')
})

it('keeps the page clear of a bar of a remote when a bar of the host is removed', async () => {
  const ofHost = await loadAnotherCopy()
  const { getByTestId, rerender } = render(<TwoBars ofHost={ofHost} />)
  place(getByTestId('remote'), 440, 60)
  place(getByTestId('host'), 400, 76)
  resize()
  expect(room()).toBe('100px')
  rerender(<TwoBars />)
  expect(room()).toBe('60px')
})

it('tells other elements the height of bars at the edge of the window, and measures what they move', async () => {
  const notice = <div data-testid="notice" ref={coversPageEnd} />
  const { getByTestId, rerender } = render(notice)
  place(getByTestId('notice'), 400, 76)
  resize()
  expect(barHeight()).toBe('')
  expect(room()).toBe('100px')
  rerender(
    <>
      {notice}
      <div data-testid="bar" ref={coversPageEnd} />
    </>,
  )
  place(getByTestId('bar'), 440, 60)
  resize()
  expect(barHeight()).toBe('60px')
  place(getByTestId('notice'), 340, 76)
  rerender(notice)
  await waitFor(() => expect(room()).toBe('160px'))
  expect(barHeight()).toBe('')
})

function TwoBars({ ofHost }: { ofHost?: typeof coversPageEnd }) {
  return (
    <>
      <div data-testid="remote" ref={coversPageEnd} />
      {ofHost && <div data-testid="host" ref={ofHost} />}
    </>
  )
}

/** Every application of a page has a copy of the module. */
async function loadAnotherCopy() {
  let copy = coversPageEnd
  await jest.isolateModulesAsync(async () => {
    copy = (await import('./coversPageEnd')).coversPageEnd
  })
  return copy
}
