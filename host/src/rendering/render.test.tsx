/** @jest-environment node */
import type { PageDocument } from '@crossbook/contract'
import type { ComponentType } from 'react'
import { Outlet } from 'react-router-dom'
import type { ModuleAddress } from '../modules/moduleAddress'
import { render } from './render'

const row = { files: [], title: 'Vault', access: 'signedIn' }

const PAGE = {
  host: { version: '1.0.0' },
  remotes: [
    {
      name: 'wallet',
      version: '1.0.0',
      entry: 'remoteEntry.js',
      frames: { './frame': [] },
      screens: [
        { ...row, path: '/vault', module: './vault', frame: './frame' },
        { ...row, path: '/about', module: './about', title: 'About', access: 'public' },
      ],
    },
  ],
} as unknown as Pick<PageDocument, 'host' | 'remotes'>

const Frame = () => (
  <>
    <nav>Sidebar</nav>
    <Outlet />
  </>
)
const modules: Record<string, ComponentType> = {
  './frame': Frame,
  './vault': () => <h1>Vault</h1>,
  './about': () => <h1>About</h1>,
}

/** A container that publishes these modules, and refuses others like the prerenderer's. */
const publishes =
  (...names: string[]) =>
  async ({ app, module }: ModuleAddress) => {
    const component = names.includes(module) ? modules[module] : undefined
    if (component) return component
    throw Object.assign(new Error(`${app} has published no ${module} to render`), { code: 'UNPUBLISHED' })
  }

describe('the page of a protected path', () => {
  it('holds the screen in its frame, and the wait for those who have no session', async () => {
    const { html } = await render({ page: PAGE, path: '/vault' }, publishes('./frame', './vault'))
    expect(html).toContain('<nav>Sidebar</nav>')
    expect(html).toContain('<h1>Vault</h1>')
    expect(html).toContain('Loading...')
  })

  it('is refused when its screen cannot be read', async () => {
    const broken = async (address: ModuleAddress) => {
      if (address.module === './vault') throw new Error('vault is not defined')
      return publishes('./frame')(address)
    }
    await expect(render({ page: PAGE, path: '/vault' }, broken)).rejects.toThrow('vault is not defined')
  })
})

it('refuses a page whose screen was not published', async () => {
  await expect(render({ page: PAGE, path: '/about' }, publishes('./frame'))).rejects.toThrow(
    'wallet has published no ./about to render',
  )
})

it('refuses a page whose screen throws, with the thrown error', async () => {
  const throwing = async () => () => {
    throw new Error('document is not defined')
  }
  await expect(render({ page: PAGE, path: '/about' }, throwing)).rejects.toThrow('document is not defined')
})

it('gives the page’s rules as styled-components finds them again', async () => {
  const { css } = await render({ page: PAGE, path: '/about' }, publishes('./about'))
  expect(css).toMatch(/data-styled\.g1\[id="[\w-]+"\]\{content:"/)
  expect(css).not.toContain('<style')
})
