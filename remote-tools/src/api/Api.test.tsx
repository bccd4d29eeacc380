import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { Toaster } from '@crossbook/ui'
import { act, screen, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import Api from './Api'

expect.extend(toHaveNoViolations)

const PATH = '/tools/api'
const keyInput = () => screen.getByLabelText<HTMLInputElement>('Your API key')

describe('API Documentation', () => {
  // Toasts outlive the page that showed them, and so also a test.
  afterEach(() => {
    act(() => toast.remove())
  })

  it('is marked as a preview [TLS-61]', () => {
    renderScreen(<Api />, { path: PATH })
    expect(screen.getByRole('heading', { level: 1, name: 'API Documentation' })).toBeInTheDocument()
    expect(screen.getByText('Documentation preview')).toBeInTheDocument()
  })

  it('starts with authentication, base URL and rate limits [TLS-62]', () => {
    renderScreen(<Api />, { path: PATH })
    const start = within(screen.getByRole('region', { name: 'Getting started' }))
    expect(start.getByText(/Authorization: Bearer YOUR_API_KEY/)).toBeInTheDocument()
    expect(start.getByText('https://api.crossbook.example')).toBeInTheDocument()
    expect(start.getByText('1000 requests/min authenticated')).toBeInTheDocument()
    expect(start.getByText('100 requests/min unauthenticated')).toBeInTheDocument()
  })

  it('offers the five endpoints and opens with the prices [TLS-63]', () => {
    renderScreen(<Api />, { path: PATH })
    const picker = within(screen.getByRole('group', { name: 'Endpoint' }))
    expect(picker.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'GET /api/v1/prices',
      'GET /api/v1/portfolio',
      'GET /api/v1/trades',
      'POST /api/v1/orders',
      'GET /api/v1/balance',
    ])
    expect(picker.getByRole('button', { pressed: true })).toHaveTextContent('/api/v1/prices')
    expect(screen.getByRole('heading', { name: 'Get Prices' })).toBeInTheDocument()
    expect(screen.getByText('List of coin symbols, separated by commas.')).toBeInTheDocument()
  })

  it('shows examples in curl, javascript and python, and copies them [TLS-64]', async () => {
    const { user } = renderScreen(<Api />, { path: PATH })
    const panel = () => screen.getByRole('tabpanel')
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['curl', 'javascript', 'python'])
    expect(panel()).toHaveTextContent('curl "https://api.crossbook.example/api/v1/prices?symbols=BTC,ETH"')
    await user.click(screen.getByRole('tab', { name: 'python' }))
    expect(panel()).toHaveTextContent('import requests')
    await user.click(screen.getByRole('button', { name: 'Copy python example' }))
    expect(await navigator.clipboard.readText()).toMatch(/^import requests\n\nresponse = requests\.get\(/)
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeInTheDocument()
  })

  it('shows and copies the example response [TLS-64]', async () => {
    const { user } = renderScreen(<Api />, { path: `${PATH}?endpoint=portfolio` })
    await user.click(screen.getByRole('button', { name: 'Copy example response' }))
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({ data: { total_value: 12500 } })
  })

  it.each(['trades', 'orders', 'balance'])(
    'shows a message instead of an example for %s [TLS-65]',
    (endpoint) => {
      renderScreen(<Api />, { path: `${PATH}?endpoint=${endpoint}` })
      expect(screen.getByText('Example not available for this endpoint')).toBeInTheDocument()
      expect(screen.getByText('Response example not available')).toBeInTheDocument()
    },
  )

  it('generates a key that is hidden, read-only and gone with the page [TLS-67]', async () => {
    const { user, unmount } = renderScreen(<Api />, { path: PATH })
    expect(keyInput()).toHaveValue('')
    expect(keyInput()).toHaveAttribute('readonly')
    await user.click(screen.getByRole('button', { name: 'Generate New Key' }))
    const first = keyInput().value
    expect(first).toMatch(/^cb_[A-Za-z0-9]{40}$/)
    expect(keyInput()).toHaveAttribute('type', 'password')
    expect(screen.getByText('New key generated: key 1')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Generate New Key' }))
    expect(keyInput().value).not.toBe(first)
    unmount()
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('cb_')
    renderScreen(<Api />, { path: PATH })
    expect(keyInput()).toHaveValue('')
  })

  it('shows and hides the key [TLS-67]', async () => {
    const { user } = renderScreen(<Api />, { path: PATH })
    await user.click(screen.getByRole('button', { name: 'Show API key' }))
    expect(keyInput()).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide API key' }))
    expect(keyInput()).toHaveAttribute('type', 'password')
  })

  it('copies the key once there is one, with a toast of its own [TLS-68]', async () => {
    const { user } = renderScreen(
      <>
        <Api />
        <Toaster />
      </>,
      { path: PATH },
    )
    const copy = screen.getByRole('button', { name: 'Copy API key' })
    expect(copy).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Generate New Key' }))
    await user.click(copy)
    expect(await navigator.clipboard.readText()).toBe(keyInput().value)
    expect(await screen.findByText('Your API key has been copied to your clipboard.')).toBeVisible()
  })

  it('shows that the API is operational [TLS-69]', () => {
    renderScreen(<Api />, { path: PATH })
    const status = within(screen.getByRole('region', { name: 'API status' }))
    expect(status.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Operational',
      '45ms',
      '99.9%',
      'v1',
    ])
  })

  it('has buttons for tests and resources, enabled and without an effect [TLS-70]', async () => {
    const { user, container } = renderScreen(<Api />, { path: PATH })
    const before = container.innerHTML
    for (const [region, labels] of [
      ['Test API', ['API Playground', 'Test Endpoints', 'Postman Collection']],
      ['Resources', ['OpenAPI Spec', 'SDK Downloads', 'Webhooks Guide', 'Support Forum']],
    ] as const) {
      const buttons = within(screen.getByRole('region', { name: region })).getAllByRole('button')
      expect(buttons.map((button) => button.textContent)).toEqual(labels)
      for (const button of buttons) {
        expect(button).toBeEnabled()
        await user.click(button)
      }
    }
    expect(container.innerHTML).toBe(before)
  })

  it('keeps endpoint and language in the address, and ignores unknown ones [TLS-71]', async () => {
    const { user, router, unmount } = renderScreen(<Api />, { path: PATH })
    await user.click(screen.getByRole('button', { name: 'GET /api/v1/portfolio' }))
    await user.click(screen.getByRole('tab', { name: 'javascript' }))
    expect(router.state.location.search).toBe('?endpoint=portfolio&lang=javascript')
    expect(router.state.historyAction).toBe('REPLACE')
    unmount()
    renderScreen(<Api />, { path: `${PATH}?endpoint=__proto__&lang=ruby` })
    expect(screen.getByRole('heading', { name: 'Get Prices' })).toBeInTheDocument()
    expect(screen.getByRole('tab', { name: 'curl' })).toHaveAttribute('aria-selected', 'true')
  })

  it.each(['', '?endpoint=orders'])('has nothing for axe to find at "%s"', async (search) => {
    const { container } = renderScreen(<Api />, { path: PATH + search })
    expect(await axe(container)).toHaveNoViolations()
  })
})
