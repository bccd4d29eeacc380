import { render, screen } from '@testing-library/react'
import { SampleDataNote } from './SampleDataNote'

it('sample data says of which day it is', () => {
  render(<SampleDataNote />)
  expect(screen.getByText('Sample data as of 15 Mar 2024')).toBeVisible()
})
