/** @jest-environment node */
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()
const HOSTED = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_ANON_KEY: 'sb_publishable_of_a_test_project',
}

/** The team, and a command line whose site is looked at and then interrupted, as by Ctrl-C. */
async function servingTeam() {
  const team = await stagingTeam(temporaryFolder())
  const whileServing = async (parameters: readonly string[], look: (url: string) => Promise<void>) => {
    const looked: Promise<void>[] = []
    const serve = releaseCommand({
      root: team.root,
      environment: HOSTED,
      onOut: (out, interrupt) => {
        const { url } = JSON.parse(out) as { url?: string }
        looked.push(url === undefined ? Promise.resolve() : look(url).finally(interrupt))
      },
    })
    const ran = await serve(...parameters, '--port', '0', '--json')
    await Promise.all(looked)
    return ran
  }
  return { ...team, whileServing }
}

const page = async (url: string, path = '/wallet/open') => (await fetch(`${url}${path}`)).text()

it('serves the release of a channel, and follows it', async () => {
  const { release, whileServing, store } = await servingTeam()
  const { code } = await whileServing(['serve', 'staging'], async (url) => {
    expect(await page(url)).toContain('/apps/wallet/1.0.0/')
    await release('promote', 'staging', 'wallet@1.1.0')
    expect(await page(url)).toContain('/apps/wallet/1.1.0/')
  })
  expect(code).toBe(0)
  expect(await store.listChannels()).toEqual(['staging'])
})

it('serves the mixes of a channel that accepts them', async () => {
  const { release, whileServing } = await servingTeam()
  await release('channel', 'staging', '--accept-mixes')
  const made = await release('mix', 'create', 'staging', 'wallet@1.1.0', '--json')
  const { id } = JSON.parse(made.out) as { id: string }
  await whileServing(['serve', 'staging'], async (url) => {
    expect(JSON.parse(await page(url, `/mixes/${id}.json`))).toMatchObject({ id, channel: 'staging' })
    expect((await fetch(`${url}/mixes/m0000000000000000.json`)).status).toBe(404)
  })
})

it('turns a release of long ago into a running site, without moving any channel', async () => {
  const { release, whileServing, shown, store } = await servingTeam()
  const first = await shown()
  await release('promote', 'staging', 'wallet@1.1.0')
  const second = await shown()
  const pages = (await store.listPages()).length
  await whileServing(['show', first, '--serve'], async (url) => {
    expect(await page(url)).toContain('/apps/wallet/1.0.0/')
    expect(await page(url)).toContain(`"release":"${first}"`)
  })
  expect(await shown()).toBe(second)
  expect(await store.listPages()).toHaveLength(pages)
})

it('turns the release and the mix of a fault report into a running site, also when the mix is over', async () => {
  const { release, whileServing, shown, host } = await servingTeam()
  await release('channel', 'staging', '--accept-mixes')
  const made = await release('mix', 'create', 'staging', 'wallet@1.1.0', '--json')
  const { id } = JSON.parse(made.out) as { id: string }
  await release('mix', 'end', 'staging', id)
  await host('2.0.0')
  await release('promote', 'staging', 'host@2.0.0', 'earn@2.0.0')
  const reported = await shown()

  const { out } = await release('show', reported, '--mix', id)
  for (const line of ['host    2.0.0', 'earn    2.0.0', 'wallet  1.1.0']) expect(out).toContain(line)
  await whileServing(['show', reported, '--mix', id, '--serve'], async (url) => {
    const html = await page(url)
    for (const build of ['host/2.0.0', 'earn/2.0.0', 'wallet/1.1.0'])
      expect(html).toContain(`/apps/${build}/`)
  })
})

it('names a mix that no channel has', async () => {
  const { release, shown } = await servingTeam()
  expect(await release('show', await shown(), '--mix', 'm0000000000000000', '--serve')).toMatchObject({
    code: 1,
    err: 'There is no mix m0000000000000000; mix list shows the open ones.\n',
  })
})

it('reports a port that is taken, and a channel that shows nothing', async () => {
  const { release, whileServing, root } = await servingTeam()
  await whileServing(['serve', 'staging'], async (url) => {
    const { port } = new URL(url)
    const second = releaseCommand({ root, environment: HOSTED })
    expect(await second('serve', 'staging', '--port', port)).toEqual({
      code: 1,
      out: '',
      err: `Port ${port} is used by another program: stop that program, or choose another port with PORT=${Number(port) + 1} pnpm release serve staging.\n`,
    })
  })
  expect((await release('serve', 'production')).err).toMatch(
    /^There is no channel production; there is staging\./,
  )
})
