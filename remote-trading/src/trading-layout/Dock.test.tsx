import { fireEvent, render, screen } from '@testing-library/react'
import { Dock } from './Dock'

/** A column of 600 pixels from the window's upper edge. */
const COLUMN = new DOMRect(0, 0, 800, 600)

function Column() {
  return (
    <div data-testid="column">
      <Dock>
        <p>Positions</p>
      </Dock>
    </div>
  )
}

const docked = () => screen.getByText('Positions').parentElement

// Shown where a media query says so, which jsdom does not read.
const line = () => screen.getByRole('separator', { hidden: true })

function open() {
  const view = render(<Column />)
  const column = screen.getByTestId('column')
  jest.spyOn(column, 'getBoundingClientRect').mockReturnValue(COLUMN)
  line().setPointerCapture = jest.fn()
  line().hasPointerCapture = () => true
  return view
}

// The share outlives the screen.
beforeEach(() => {
  const { unmount } = render(<Column />)
  fireEvent.doubleClick(line())
  unmount()
})

describe('the line between chart and dock', () => {
  it('is a separator with its value and bounds [TRD-122]', () => {
    open()
    expect(line()).toHaveAttribute('aria-label', 'Height of the panel below the chart')
    expect(line()).toHaveAttribute('aria-orientation', 'horizontal')
    expect(line()).toHaveAttribute('aria-valuetext', 'As high as its rows')
    expect(line()).toHaveAttribute('aria-valuemin', '10')
    expect(line()).toHaveAttribute('aria-valuemax', '60')
  })

  it('is moved by the arrow keys, Home and End, from where it is [TRD-122]', () => {
    open()
    jest.spyOn(line(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 474, 800, 0))
    fireEvent.focus(line())
    expect(line()).toHaveAttribute('aria-valuenow', '21')
    const valueAfter = (key: string) => {
      fireEvent.keyDown(line(), { key })
      return line().getAttribute('aria-valuenow')
    }
    expect(
      ['ArrowUp', 'ArrowUp', 'ArrowDown', 'End', 'ArrowUp', 'Home', 'ArrowDown', 'a'].map(valueAfter),
    ).toEqual(['23', '25', '23', '60', '60', '10', '10', '10'])
  })

  it('is moved from where it is after the window was resized with the focus on it [TRD-122]', () => {
    open()
    const place = jest.spyOn(line(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 474, 800, 0))
    fireEvent.focus(line())
    place.mockReturnValue(new DOMRect(0, 420, 800, 0))
    fireEvent.keyDown(line(), { key: 'ArrowUp' })
    expect(line()).toHaveAttribute('aria-valuenow', '32')
  })

  it('follows the pointer that drags it, and a double click takes it back [TRD-122]', () => {
    open()
    fireEvent.pointerDown(line(), { button: 0, pointerId: 1 })
    fireEvent(line(), new MouseEvent('pointermove', { bubbles: true, clientY: 360 }))
    expect(line()).toHaveAttribute('aria-valuenow', '40')
    expect(docked()).toHaveStyle('--dock-height: 40%')
    fireEvent.doubleClick(line())
    expect(line()).toHaveAttribute('aria-valuetext', 'As high as its rows')
    expect(docked()).not.toHaveStyle('--dock-height: 40%')
  })

  it('is where the user left it, also without storage [TRD-122]', () => {
    const { unmount } = open()
    fireEvent.keyDown(line(), { key: 'End' })
    expect(localStorage.getItem('crossbook.dock-share')).toBe('60')
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Refused')
    })
    fireEvent.keyDown(line(), { key: 'Home' })
    jest.restoreAllMocks()
    unmount()
    open()
    expect(line()).toHaveAttribute('aria-valuenow', '10')
  })
})
