import { render, screen } from '@testing-library/react'
import { SectionHeading } from './SectionHeading'

it('a part of a page has a heading of the level that it is told, and of the second unless told', () => {
  render(
    <>
      <SectionHeading title="Markets" />
      <SectionHeading title="Popular" level={3} size="small" />
    </>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Markets' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 3, name: 'Popular' })).toBeInTheDocument()
})
