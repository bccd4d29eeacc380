import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { ByPreference } from './ByPreference'

const Choice = ({ holds }: { holds: boolean }) => (
  <button type="button">
    <ByPreference word="prices-paused:true" holds={holds} then={<b>Resume</b>} otherwise={<b>Pause</b>} />
  </button>
)

/** The prerendered page, and the parts that the site adds. */
function openPage(holds: boolean) {
  const root = document.createElement('main')
  document.body.replaceChildren(root)
  root.innerHTML = renderToString(<Choice holds={false} />)
  return { root, takeOver: () => act(async () => void hydrateRoot(root, <Choice holds={holds} />)) }
}

afterEach(() => document.body.replaceChildren())

it.each([
  [false, 'Pause', 'Resume'],
  [true, 'Resume', 'Pause'],
])(
  'hydration (choice: %s) keeps the element %s, so that a click in progress is not lost',
  async (holds, shown, other) => {
    const { takeOver } = openPage(holds)
    const pressed = screen.getByText(shown)
    expect(screen.getByText(other)).toBeInTheDocument()
    await takeOver()
    expect(screen.getByText(shown)).toBe(pressed)
    expect(screen.queryByText(other)).not.toBeInTheDocument()
  },
)

it('renders only the chosen variant on the client', () => {
  render(<Choice holds />)
  expect(screen.getByRole('button').innerHTML).toBe('<b>Resume</b>')
})
