import { act, render, screen } from '@testing-library/react'
import { PREFERENCES } from '@crossbook/contract'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { Masked } from './Masked'
import { setBalancesHidden } from './hiddenBalances'

const KEY = 'crossbook.balances-hidden'

afterEach(() => {
  jest.restoreAllMocks()
  act(() => setBalancesHidden(false))
})

it('removes its content from the page, and shows it again', () => {
  const { container } = render(<Masked>38,250.10</Masked>)
  expect(container).toHaveTextContent('38,250.10')
  act(() => setBalancesHidden(true))
  expect(container).not.toHaveTextContent('38,250.10')
  expect(screen.getByText('Hidden')).toBeInTheDocument()
  act(() => setBalancesHidden(false))
  expect(container).toHaveTextContent('38,250.10')
})

describe('in a page that is prerendered for everybody', () => {
  /** The parsed page, in a document with these marks; undefined for a host without them. */
  function openPage(marks: string | undefined) {
    const sheet = new ServerStyleSheet()
    const html = renderToString(sheet.collectStyles(<Masked>38,250.10</Masked>))
    document.head.insertAdjacentHTML('beforeend', sheet.getStyleTags())
    if (marks !== undefined) document.documentElement.setAttribute(PREFERENCES, marks)
    document.body.innerHTML = html
  }
  afterEach(() => {
    document.documentElement.removeAttribute(PREFERENCES)
    document.body.innerHTML = ''
  })

  it.each([
    [
      'hides it from those who hide, from its first frame on',
      'prices-paused:true balances-hidden:true',
      false,
    ],
    ['shows it to all others', 'prices-paused:true', true],
    ['hides it where nothing is known of the choice', undefined, false],
  ])('%s', (_what, marks, isShown) => {
    openPage(marks)
    const [amount, mask] = [screen.getByText('38,250.10'), screen.getByText('••••••')]
    const [shown, hidden] = isShown ? [amount, mask] : [mask, amount]
    expect(shown).toBeVisible()
    expect(hidden).not.toBeVisible()
  })
})

it('follows the choice in another application of the page, from its first frame on', () => {
  render(<Masked>first</Masked>).unmount()
  localStorage.setItem(KEY, 'true')
  expect(render(<Masked>38,250.10</Masked>).container).not.toHaveTextContent('38,250.10')
})

it('follows another tab', () => {
  const { container } = render(<Masked>38,250.10</Masked>)
  localStorage.setItem(KEY, 'true')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'true' })))
  expect(container).not.toHaveTextContent('38,250.10')
})

it('lasts as long as the page where storage refuses it', () => {
  const { container } = render(<Masked>38,250.10</Masked>)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  act(() => setBalancesHidden(true))
  expect(container).not.toHaveTextContent('38,250.10')
})
