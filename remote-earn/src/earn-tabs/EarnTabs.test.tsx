import { moduleSource } from '@crossbook/contract'
import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import table from '../../remote'
import { EarnPage } from './EarnPage'

expect.extend(toHaveNoViolations)

const bar = () => within(screen.getByRole('navigation', { name: 'Earn' }))

describe('the tab bar of the earn pages', () => {
  it('links to the pages of the Earn menu, in its order and with its labels [ERN-71]', () => {
    renderScreen(
      <EarnPage title="Crypto Staking">
        <p>terms</p>
      </EarnPage>,
      { path: '/earn/staking' },
    )
    const inMenu = table.screens.flatMap(({ path, menu }) =>
      menu?.group === 'Earn' ? [[menu.label, path]] : [],
    )
    expect(
      bar()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(inMenu)
  })

  it('marks the open page [ERN-71]', () => {
    renderScreen(
      <EarnPage title="Crypto Staking">
        <p>terms</p>
      </EarnPage>,
      { path: '/earn/staking' },
    )
    expect(bar().getByRole('link', { current: 'page' })).toHaveTextContent('Staking')
  })

  it.each(
    table.screens.filter(({ menu }) => menu?.group === 'Earn').map(({ path, module }) => [path, module]),
  )('is above %s [ERN-71]', async (path, module) => {
    const { default: Screen } = (await import(`../../${moduleSource(module)}`)) as { default: ComponentType }
    renderScreen(<Screen />, { path })
    expect(bar().getByRole('link', { current: 'page' })).toHaveAttribute('href', path)
  })

  it('has nothing for axe to find', async () => {
    const { container } = renderScreen(
      <EarnPage title="Crypto Staking">
        <p>terms</p>
      </EarnPage>,
      {
        path: '/earn/staking',
      },
    )
    expect(await axe(container)).toHaveNoViolations()
  })
})
