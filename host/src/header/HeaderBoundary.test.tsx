import { render, screen } from '@testing-library/react'
import { HeaderBoundary } from './HeaderBoundary'

function BrokenHeader(): never {
  throw new Error('A menu without links')
}

describe('a header that fails to render', () => {
  it('is replaced by an alert, and the rest of the site stays [SHL-22]', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    render(
      <>
        <HeaderBoundary>
          <BrokenHeader />
        </HeaderBoundary>
        <main>The rest of the site</main>
      </>,
    )

    expect(screen.getByRole('alert')).toHaveTextContent(
      'Header Error: Something went wrong with the navigation header.',
    )
    expect(screen.getByText('The rest of the site')).toBeVisible()
    expect(report).toHaveBeenCalled()
    report.mockRestore()
  })

  it('shows no alert as long as all is well', () => {
    render(<HeaderBoundary>Crossbook</HeaderBoundary>)
    expect(screen.getByText('Crossbook')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
