/** @jest-environment node */
import { AuthProvider } from '@crossbook/auth'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import Landing from './Landing'

function firstRender() {
  const router = createMemoryRouter([{ path: '/', element: <Landing /> }])
  return renderToString(
    <AuthProvider config={{ authUrl: '/', authKey: 'none' }}>
      <RouterProvider router={router} />
    </AuthProvider>,
  )
}

describe('the first render of the landing page', () => {
  it('needs no browser, shows the sample and is the same every time, without inline styles [MKT-25]', () => {
    const html = firstRender()
    expect(html).toContain('$43,250.00')
    expect(html).not.toContain('style=')
    expect(firstRender()).toBe(html)
  })
})
