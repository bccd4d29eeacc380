/** @jest-environment node */
import { moduleSource } from '@crossbook/contract'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import table from '../remote'

describe('every screen of the tools', () => {
  it.each(table.screens.map(({ path, module }) => [path, module] as const))(
    'renders %s without a browser, with one heading and no inline styles',
    async (path, module) => {
      const { default: Screen } = (await import(`../${moduleSource(module)}`)) as { default: ComponentType }
      const router = createMemoryRouter([{ path, element: <Screen /> }], { initialEntries: [path] })
      const html = renderToString(<RouterProvider router={router} />)
      expect(html.match(/<h1\b/g)).toHaveLength(1)
      expect(html).not.toMatch(/\sstyle=/)
    },
  )
})
