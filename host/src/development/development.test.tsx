import type { PageDocument } from '@crossbook/contract'
import { render, screen } from '@testing-library/react'
import { appsUnderDevelopment } from '../federation/isUnderDevelopment'
import { DevelopmentBanner } from './DevelopmentBanner'

const page = {
  config: { underDevelopment: ['host', 'tools', 'unheardof'] },
  host: { version: '1.0.0' },
  remotes: [
    { name: 'tools', version: '1.0.0' },
    { name: 'wallet', version: '1.0.0' },
  ],
} as unknown as PageDocument

const site = (hostname: string) => ({ origin: `http://${hostname}:3000`, hostname })

it('names the apps that come from the developer’s server', () => {
  const apps = appsUnderDevelopment(page, site('localhost'))
  render(<DevelopmentBanner apps={apps} />)
  expect(screen.getByRole('region', { name: 'Under development' })).toHaveTextContent(
    'From this machine’s development server, not from a release: host, tools',
  )
})

it('names none on a site that is not the developer’s own machine', () => {
  expect(appsUnderDevelopment(page, site('staging.example'))).toEqual([])
})
