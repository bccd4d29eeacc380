import { axe, toHaveNoViolations } from '@crossbook/testing'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { MissingModule } from '../modules/missingModule'
import { HeldScreenProvider, NOTHING_HELD, type HeldScreen } from './heldScreen'
import { ModuleView } from './ModuleView'
import { createScreenLoader } from './screenLoader'
import { ScreenLoaderProvider } from './ScreenLoaderContext'

expect.extend(toHaveNoViolations)

const ABOUT = { app: 'marketing', version: '1.0.0', module: './about' }
const missing = (isOutdated: boolean) => new MissingModule('/apps/marketing/1.0.0/about.js', isOutdated)

/** The section of a module that is missing, on a page that holds this of it. */
function openMissing(error: MissingModule, held: HeldScreen = NOTHING_HELD) {
  const loader = createScreenLoader(() => Promise.reject(error), jest.fn())
  return render(
    <MemoryRouter>
      <ScreenLoaderProvider value={loader}>
        <main>
          <HeldScreenProvider value={held}>
            <ModuleView address={ABOUT} title="About" />
          </HeldScreenProvider>
        </main>
      </ScreenLoaderProvider>
    </MemoryRouter>,
  )
}

it('offers a reload in a section whose files are gone because the page is from an older version', async () => {
  const { container } = openMissing(missing(true))
  const section = await screen.findByRole('alert')
  expect(within(section).getByRole('heading', { level: 1 })).toHaveTextContent('Reload to open About')
  expect(section).toHaveTextContent('This page is from an older version of the site.')
  expect(section).not.toHaveTextContent('connection')
  expect(within(section).getAllByRole('button')).toEqual([
    within(section).getByRole('button', { name: 'Reload' }),
  ])
  expect(await axe(container)).toHaveNoViolations()
})

it('says that a section is not available where the current version lacks its files', async () => {
  openMissing(missing(false))
  expect(await screen.findByRole('alert')).toHaveTextContent('About is not available right now')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

it('offers the reload below a screen of an older version that stands as it was published', async () => {
  openMissing(missing(true), { ...NOTHING_HELD, isIntact: () => true })
  const bar = await screen.findByRole('alert')
  expect(bar).toHaveTextContent('This page is from an older version of the site. Reload to open About.')
  expect(within(bar).getByRole('button')).toHaveTextContent('Reload')
  expect(screen.queryByRole('heading')).toBeNull()
})
