import { axe, toHaveNoViolations } from '@crossbook/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ConfirmNotice } from './ConfirmNotice'

expect.extend(toHaveNoViolations)

function Form({ warning }: { warning: string | undefined }) {
  const [isConfirmed, setIsConfirmed] = useState(false)
  return (
    <ConfirmNotice
      warning={warning}
      label="Swap anyway"
      isConfirmed={isConfirmed}
      onChange={setIsConfirmed}
    />
  )
}

describe('a warning to confirm', () => {
  it('is announced when it appears', async () => {
    const { rerender, container } = render(<Form warning={undefined} />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    rerender(<Form warning="Nothing is received." />)
    expect(screen.getByRole('status')).toHaveTextContent('Nothing is received.')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('is confirmed by keyboard', async () => {
    render(<Form warning="Nothing is received." />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(screen.getByRole('checkbox', { name: 'Swap anyway' })).toBeChecked()
  })
})
