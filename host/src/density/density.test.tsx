import { PREFERENCES } from '@crossbook/contract'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import styled from 'styled-components'
import { compactSizes, setDensity } from './density'
import { DensityChoice } from './DensityChoice'

const Screen = styled.main`
  ${compactSizes}
`

const rowHeight = () => getComputedStyle(screen.getByRole('main')).getPropertyValue('--cb-size-row')
const marks = () => document.documentElement.getAttribute(PREFERENCES)
const open = () =>
  render(
    <Screen>
      <DensityChoice />
    </Screen>,
  )

beforeEach(() => document.documentElement.setAttribute(PREFERENCES, 'balances-hidden:true'))

afterEach(() => {
  jest.restoreAllMocks()
  act(() => setDensity('comfortable'))
  document.documentElement.removeAttribute(PREFERENCES)
})

describe('the density', () => {
  it('is comfortable, until the user chooses compact rows, which this browser keeps', async () => {
    const user = userEvent.setup()
    open()
    expect(screen.getByRole('radio', { name: 'Comfortable' })).toBeChecked()
    expect(rowHeight()).toBe('')
    await user.click(screen.getByRole('radio', { name: 'Compact' }))
    expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked()
    expect(rowHeight()).toBe('2.25rem')
    expect(localStorage.getItem('crossbook.density')).toBe('compact')
    await user.click(screen.getByRole('radio', { name: 'Comfortable' }))
    expect(rowHeight()).toBe('')
    expect(localStorage.getItem('crossbook.density')).toBeNull()
  })

  it('leaves the marks of other choices alone', () => {
    open()
    act(() => setDensity('compact'))
    expect(marks()).toBe('balances-hidden:true density:compact')
    act(() => setDensity('comfortable'))
    expect(marks()).toBe('balances-hidden:true')
  })

  it('follows another tab', () => {
    open()
    localStorage.setItem('crossbook.density', 'compact')
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'crossbook.density' })))
    expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked()
    expect(rowHeight()).toBe('2.25rem')
  })

  it('lasts as long as the page where storage refuses it', () => {
    open()
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    act(() => setDensity('compact'))
    expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked()
    expect(rowHeight()).toBe('2.25rem')
  })
})
