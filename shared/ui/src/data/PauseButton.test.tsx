import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PauseButton } from './PauseButton'

it.each([
  [false, 'Pause price updates', true],
  [true, 'Resume price updates', false],
])('the label of a pause button (paused: %s) names its action', async (paused, name, next) => {
  const onChange = jest.fn()
  const { rerender } = render(
    <PauseButton
      paused={paused}
      preference="prices-paused:true"
      onChange={onChange}
      subject="price updates"
    />,
  )
  await userEvent.click(screen.getByRole('button', { name }))
  expect(onChange).toHaveBeenCalledWith(next)
  for (const iconOnly of [true, 'onPhone'] as const) {
    rerender(
      <PauseButton
        paused={paused}
        preference="prices-paused:true"
        onChange={onChange}
        subject="price updates"
        iconOnly={iconOnly}
      />,
    )
    expect(screen.getByRole('button', { name })).toBeInTheDocument()
  }
})
