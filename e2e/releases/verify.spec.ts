import { execFile } from 'node:child_process'
import { type Ran, releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { promoteLocally } from '@crossbook/release-cli'
import { problemMessage, publishBuild } from '@crossbook/releases'
import { buildVariant, type Variant } from '../site/buildVariant'
import { REPOSITORY } from '../site/folders'
import { appsUnderTest, CHANNEL, type SiteFolder, siteFolder } from '../site/siteFolder'
import { expect, test } from '../site/test'
import { CALCULATOR, screenCalled, smallTools, THROWS_IN_RENDER } from './smallTools'

const CONFIG = { authUrl: '/auth/v1', authKey: 'a-key' }

/** Routes of a version that has one thing wrong on each. */
const PLANTED: Readonly<Record<string, string>> = {
  '/tools/throws': THROWS_IN_RENDER,
  '/tools/complains': withEffect(`console.error('planted words')`),
  '/tools/late': withEffect(`setTimeout(() => { throw new Error('thrown by a timer') })`),
  '/tools/refused': withEffect(`new Image().src = 'https://elsewhere.example/picture.png'`),
  '/tools/differs': `
export default function Screen() {
  return <h1 tabIndex={-1} title={typeof document === 'undefined' ? 'prerendered' : 'in the browser'}>Differs</h1>
}
`,
  '/tools/moves': `
import { useEffect, useState } from 'react'

export default function Screen() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    requestAnimationFrame(() => requestAnimationFrame(() => setLate(true)))
  }, [])
  return (
    <>
      <h1 tabIndex={-1}>Moves</h1>
      {isLate && <p>{'late words '.repeat(2_000)}</p>}
      <p>What was there first.</p>
    </>
  )
}
`,
  '/tools/nameless': `
export default function Screen() {
  return (
    <>
      <h1 tabIndex={-1}>Nameless</h1>
      <input />
    </>
  )
}
`,
}

function withEffect(statement: string) {
  return `
import { useEffect } from 'react'

export default function Screen() {
  useEffect(() => {
    ${statement}
  }, [])
  return <h1 tabIndex={-1}>Unchanged</h1>
}
`
}

/** A version of the remote with a good calculator and all that is planted. */
function plantedTools(version: string): Variant {
  const moduleOf = (path: string) => path.slice('/tools/'.length)
  const rows = [CALCULATOR, ...Object.keys(PLANTED)].map(
    (path) =>
      `{ path: '${path}', module: './${moduleOf(path)}', title: '${moduleOf(path)}', description: 'A test.', access: 'public' }`,
  )
  return {
    app: 'tools',
    version,
    files: {
      'remote.ts': `import { defineRemote } from '@crossbook/contract'

export default defineRemote({ name: 'tools', screens: [${rows.join(', ')}] })
`,
      'src/calculator/Calculator.tsx': screenCalled('Calculator'),
      ...Object.fromEntries(
        Object.entries(PLANTED).map(([path, code]) => {
          const name = moduleOf(path)
          return [`src/${name}/${name.charAt(0).toUpperCase()}${name.slice(1)}.tsx`, code]
        }),
      ),
    },
  }
}

/** `release verify` as teams start it: a process of its own, whose code is loaded in another way than that of tests. */
function verifyIn(store: string, ...parameters: string[]) {
  const command = ['--import', 'tsx', 'deploy/release-cli/src/main.ts', 'verify', CHANNEL, ...parameters]
  return new Promise<Ran>((resolve) => {
    const options = {
      cwd: REPOSITORY,
      env: { ...process.env, CROSSBOOK_STORE: store, GIT_AUTHOR_NAME: 'Ada' },
    }
    const child = execFile(process.execPath, command, options, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    )
  })
}

/** A store whose channel shows the host and a small remote, and the command line on it. */
async function team(place: SiteFolder) {
  const publish = async (variant: Variant) => {
    const published = await publishBuild(place.store, await buildVariant(variant))
    if (!published.ok) throw new Error(published.problem.map((problem) => problemMessage(problem)).join('\n'))
    return published.value
  }
  const host = (await appsUnderTest()).find(({ kind }) => kind === 'host')
  if (!host) throw new Error('There is no host')
  await place.link(host)
  const first = await publish(smallTools('0.1.0', screenCalled('Calculator')))
  await promoteLocally(place.store, CHANNEL, [host, first], CONFIG)
  const command = releaseCommand({ root: place.folder })
  const release = (...parameters: string[]) => command(...parameters, '--store', place.folder)
  const verify = (...parameters: string[]) => verifyIn(place.folder, ...parameters)
  return { publish, release, verify }
}

test('a good release passes with its team’s journeys, and its verification satisfies the channel', async () => {
  const place = await siteFolder()
  try {
    const { publish, release, verify } = await team(place)
    // A style sheet of the remote's own is no problem either.
    const tools = smallTools('0.2.0', `import './calculator.css'\n${screenCalled('Calculator, faster')}`)
    const css = 'form .amount, .amount-form { color: rgb(255, 255, 255) }\n'
    await publish({ ...tools, files: { ...tools.files, 'src/calculator/calculator.css': css } })
    const checked = await release('check', CHANNEL, 'tools@0.2.0')
    expect([checked.err, checked.code]).toEqual(['', 0])
    await release('channel', CHANNEL, '--require', 'verified')
    const refused = await release('promote', CHANNEL, 'tools@0.2.0')
    expect(refused.code).toBe(1)
    expect(refused.err).toContain(
      'Channel test accepts only builds that were verified together with its other builds, and tools 0.2.0 was not: pnpm release verify test tools@0.2.0',
    )

    const failed = await verify('tools@0.2.0', '--run', 'exit 3')
    expect(failed.code).toBe(1)
    expect(failed.err).toContain('The command “exit 3” ended with 3.')
    expect((await release('promote', CHANNEL, 'tools@0.2.0')).err).toContain('exit 3 ended with 3')

    const journey = `node -e "fetch(process.env.SITE + '${CALCULATOR}').then(({ ok }) => process.exit(ok ? 0 : 1))"`
    const passed = await verify('tools@0.2.0', '--run', journey)
    expect(passed.out).toContain('tools 0.2.0 passed: 12 pages opened, no problems found.')
    expect(passed.out).toMatch(/Speed of 2 pages .* \d+ ms \(\d+ ms before\)/)
    expect(passed.code).toBe(0)
    expect((await release('promote', CHANNEL, 'tools@0.2.0')).code).toBe(0)
    expect((await release('show', CHANNEL)).out).toMatch(
      /Verified by Ada on .* UTC: 12 pages, no problems found; “node -e .*” passed\.\n$/,
    )
  } finally {
    await place.remove()
  }
})

test('the problems of a release are listed for each page, with how to see them', async () => {
  const place = await siteFolder()
  try {
    const { publish, verify } = await team(place)
    await publish(plantedTools('0.4.0'))
    const { code, err } = await verify('tools@0.4.0')
    expect(code).toBe(1)
    for (const pattern of [
      /^Fault: \/tools\/throws .*\n {4}Crossbook fault \(firstRender\) in tools 0\.4\.0/m,
      /^Fallback: \/tools\/throws /m,
      /^Message in the console: \/tools\/complains .*\n {4}planted words/m,
      /^Message in the console: \/tools\/late .*\n {4}Uncaught error: thrown by a timer/m,
      /^Refused by the policy: \/tools\/refused .*\n {4}The site's policy \(img-src\) refused https:\/\/elsewhere\.example/m,
      /^Not as prerendered: \/tools\/differs .*\n {4}<h1 class=""> title is "prerendered", and "in the browser" if the browser renders it/m,
      /^Moves: \/tools\/moves /m,
      /^Not accessible: \/tools\/nameless .*\n {4}Form elements must have labels/m,
      /^(?:And \d+ more findings?\. )?\d+ pages opened\. To see it again: pnpm release show r[0-9a-f]+ --serve/m,
    ])
      expect.soft(err).toMatch(pattern)
    expect(err).not.toContain(CALCULATOR)
    // The browser and the host both report it.
    expect(err.match(/thrown by a timer/g)).toHaveLength(1)
  } finally {
    await place.remove()
  }
})
