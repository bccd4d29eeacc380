import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Masked } from './Masked'
import { setBalancesHidden } from './hiddenBalances'

const KEY = 'crossbook.balances-hidden'

afterEach(() => {
  jest.restoreAllMocks()
  act(() => setBalancesHidden(false))
})

it('hides what it holds from the page itself, and shows it again', () => {
  const { container } = render(<Masked>38,250.10</Masked>)
  expect(container).toHaveTextContent('38,250.10')
  act(() => setBalancesHidden(true))
  expect(container).not.toHaveTextContent('38,250.10')
  expect(screen.getByText('Hidden')).toBeInTheDocument()
  act(() => setBalancesHidden(false))
  expect(container).toHaveTextContent('38,250.10')
})

it('hides it in a page that cannot know yet', () => {
  expect(renderToString(<Masked>38,250.10</Masked>)).not.toContain('38,250.10')
})

it('follows what another application of the page has chosen, from its first frame on', () => {
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
