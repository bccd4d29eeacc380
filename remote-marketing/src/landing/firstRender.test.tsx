/** @jest-environment node */
import { useAuth } from '@crossbook/auth'
import { fakeAuth } from '@crossbook/auth/testing'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import Landing from './Landing'

jest.mock('@crossbook/auth')

function firstRender() {
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Landing /> }])} />)
}

describe('the first render of the landing page', () => {
  beforeEach(() => {
    jest.mocked(useAuth).mockImplementation(fakeAuth().useAuth)
  })

  it('needs no browser, shows the sample and is the same every time, without inline styles [MKT-25]', () => {
    const html = firstRender()
    expect(html).toContain('$43,250.00')
    expect(html).not.toContain('style=')
    expect(firstRender()).toBe(html)
  })
})
