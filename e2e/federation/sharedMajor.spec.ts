import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { heading } from '../journeys/header'
import { linkTo, publish, publishFiles } from '../releases/team'
import { expect, test } from '../site/test'
import { REPOSITORY, WORKSHOP } from '../site/folders'
import { reissue, withReplacedText } from '../site/reissue'
import { startTestSite, type TestSite } from '../site/startTestSite'

/** A build of the host on what may be a busy machine. */
const TEST_TIMEOUT_MS = 300_000

const MARKET = '@crossbook/market'

/** The next major of a shared package, in a folder of its own: always the same one, so that a build with it is used again. */
async function nextMajor() {
  const folder = path.join(WORKSHOP, 'market-1')
  await rm(folder, { recursive: true, force: true })
  const original = path.join(REPOSITORY, 'shared/market')
  await cp(path.join(original, 'src'), path.join(folder, 'src'), { recursive: true })
  await symlink(path.join(original, 'node_modules'), path.join(folder, 'node_modules'))
  const manifest = JSON.parse(await readFile(path.join(original, 'package.json'), 'utf8')) as object
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ ...manifest, version: '1.0.0' }))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

const releaseIn = (site: TestSite) => {
  const command = releaseCommand({ root: REPOSITORY })
  return (...parameters: string[]) => command(...parameters, '--store', site.folder)
}

/** The build of a remote whose team has widened its range. */
const widened = async (site: TestSite, name: string) => {
  const version = '9.0.0'
  const files = await reissue(name, version, withReplacedText('^0.1.1', '^0.1.1 || ^1.0.0'))
  await publishFiles(site, { app: name, version }, files)
  return `${name}@${version}`
}

test('a major of a shared package is tried beyond the ranges, raised remote by remote, and rolled back', async ({
  page,
}) => {
  test.setTimeout(TEST_TIMEOUT_MS)
  const site = await startTestSite()
  const market = await nextMajor()
  try {
    const release = releaseIn(site)
    const remotes = site.page.remotes.map(({ name }) => name as string)
    await publish(site, { app: 'host', version: '9.0.0', packages: { [MARKET]: market.folder } })

    const before = await release('check', site.channel, 'host@9.0.0')
    expect(before.code).toBe(1)
    for (const { name, version } of site.page.remotes)
      expect(before.err).toMatch(
        new RegExp(
          `^${name} ${version} +${MARKET} 0\\.1\\.1 → 1\\.0\\.0 +\\^0\\.1\\.1 +no +all \\d+ pages`,
          'm',
        ),
      )

    await release('channel', site.channel, '--accept-mixes')
    const { out } = await release('mix', 'create', site.channel, 'host@9.0.0', '--beyond-ranges', '--json')
    await page.goto(linkTo(site, JSON.parse(out) as Parameters<typeof linkTo>[1]))
    const bar = page.getByRole('region', { name: 'Versions' })
    await expect(bar.getByRole('alert')).toContainText(`needs ${MARKET} ^0.1.1, the host provides 1.0.0`)
    await page.goto(`${site.url}/tools/heatmap`)
    await expect(bar.getByRole('alert')).toContainText('For trial only')
    await expect(heading(page, 'Market Heatmap')).toBeVisible()

    for (const name of remotes) {
      expect((await release('promote', site.channel, 'host@9.0.0')).code).toBe(1)
      expect((await release('promote', site.channel, await widened(site, name))).code).toBe(0)
    }
    const { code, err } = await release('promote', site.channel, 'host@9.0.0')
    expect([code, err]).toEqual([0, ''])
    await page.goto(`${site.url}/tools/heatmap`)
    await expect(heading(page, 'Market Heatmap')).toBeVisible()

    const refused = await release('rollback', site.channel, 'tools')
    expect(refused.err).toContain(
      `These versions fit together: pnpm release rollback ${site.channel} tools host`,
    )
    expect((await release('rollback', site.channel, 'host')).code).toBe(0)
  } finally {
    await market.remove()
    await site.close()
  }
})
