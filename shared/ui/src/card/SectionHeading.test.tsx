import { render, screen } from '@testing-library/react'
import { SectionHeading } from './SectionHeading'

it('a section heading has the given level, and the second by default', () => {
  render(
    <>
      <SectionHeading title="Markets" />
      <SectionHeading title="Popular" level={3} size="small" />
    </>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Markets' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 3, name: 'Popular' })).toBeInTheDocument()
})
