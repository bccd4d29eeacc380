import { moduleSource } from '@crossbook/contract'
import { appFolder } from '@crossbook/release-cli'
import { rangesOf } from '../packages/providedPackages'
import type { NewScreen } from './screenRequest'

/** Written as code: quotes and line ends in a person’s words stay words. Prettier chooses the quotes. */
const text = (value: string) => JSON.stringify(value)

/** Name of a screen’s component, which is its file’s: `./tax-report` → `TaxReport`. */
function componentOf({ module }: Pick<NewScreen, 'module'>): string {
  return moduleSource(module).split('/').at(-1)?.replace('.tsx', '') ?? ''
}

/** A screen’s row in its remote’s table. */
export function screenRow(screen: NewScreen): string {
  const properties = Object.entries(screen).map(([name, value]) => `${name}: ${JSON.stringify(value)},`)
  // One property a line, as in the rows that people write.
  return `{\n${properties.join('\n')}\n}`
}

/** Formats the value of a JSX attribute; simple text needs no braces. */
const attribute = (value: string) => (/^[\w ,.:;!?()+-]*$/.test(value) ? `"${value}"` : `{${text(value)}}`)

/** A screen that has its heading. */
export function screenSource(screen: NewScreen): string {
  return `import { PageBody, PageHeader } from '@crossbook/ui'

/** ${screen.title.replaceAll('*/', '* /')}. */
export default function ${componentOf(screen)}() {
  return (
    <PageBody>
      <PageHeader title=${attribute(screen.title)} />
    </PageBody>
  )
}
`
}

/** The test of such a screen. */
export function screenTest(screen: NewScreen): string {
  const component = componentOf(screen)
  return `import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen } from '@testing-library/react'
import ${component} from './${component}'

expect.extend(toHaveNoViolations)

const PATH = ${text(screen.path)}

describe(${text(screen.title)}, () => {
  it('has its title as its one main heading', () => {
    renderScreen(<${component} />, { path: PATH })
    expect(screen.getByRole('heading', { level: 1, name: ${text(screen.title)} })).toBeInTheDocument()
  })

  it('has nothing for axe to find', async () => {
    const { container } = renderScreen(<${component} />, { path: PATH })
    expect(await axe(container)).toHaveNoViolations()
  })
})
`
}

/** A remote’s table with its first screen. */
export function remoteTable(name: string, screen: NewScreen): string {
  return `import { defineRemote } from '@crossbook/contract'

export default defineRemote({
  name: ${text(name)},
  screens: [${screenRow(screen)}],
})
`
}

export const WEBPACK_CONFIG = `import { remoteConfig } from '@crossbook/build'

export default remoteConfig(import.meta.dirname)
`

/** The test that all screens of a remote share: each can be rendered without a browser. */
export function firstRenderTest(name: string): string {
  return `/** @jest-environment node */
import { moduleSource } from '@crossbook/contract'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import table from '../remote'

describe('every screen of remote ${name}', () => {
  it.each(table.screens.map(({ path, module }) => [path, module] as const))(
    'renders %s without a browser, with one heading and no inline styles',
    async (path, module) => {
      const { default: Screen } = (await import(\`../\${moduleSource(module)}\`)) as { default: ComponentType }
      const router = createMemoryRouter([{ path, element: <Screen /> }], { initialEntries: [path] })
      const html = renderToString(<RouterProvider router={router} />)
      expect(html.match(/<h1\\b/g)).toHaveLength(1)
      expect(html).not.toMatch(/\\sstyle=/)
    },
  )
})
`
}

/** A remote’s manifest: the ranges it requires of the host, and what screens and their tests are made of. */
export function remoteManifest(name: string, provided: Readonly<Record<string, string>>): string {
  return JSON.stringify({
    name: appFolder(name),
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { build: 'crossbook-build' },
    peerDependencies: rangesOf(provided),
    dependencies: {
      '@crossbook/contract': 'workspace:*',
      '@crossbook/money': 'workspace:*',
      '@crossbook/ui': 'workspace:*',
    },
    devDependencies: {
      ...Object.fromEntries(
        Object.keys(provided).map((one) => [one, one.startsWith('@crossbook/') ? 'workspace:*' : 'catalog:']),
      ),
      '@crossbook/build': 'workspace:*',
      '@crossbook/testing': 'workspace:*',
      '@testing-library/react': 'catalog:',
    },
  })
}
