import { render, screen } from '@testing-library/react'
import { SampleDataNote } from './SampleDataNote'

it('the note on sample data has its date', () => {
  render(<SampleDataNote />)
  expect(screen.getByText('Sample data as of 15 Mar 2024')).toBeVisible()
})
