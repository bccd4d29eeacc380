/** @jest-environment node */
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

/** A hosted sign-in, so that no service has to start for each site. */
const HOSTED = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_ANON_KEY: 'sb_publishable_of_a_test_project',
}

/**
 * The team after wallet 1.1.0 to 1.4.0 and earn 2.0.0 were promoted one after another; `judge` is a command that ends with 1 when
 * the landing page names one of some builds, with 125 when it names one of others, else with 0.
 */
async function busyTeam() {
  const team = await stagingTeam(temporaryFolder(), { environment: { ...process.env, ...HOSTED } })
  for (const version of ['1.2.0', '1.3.0', '1.4.0']) await team.remote('wallet', version)
  const good = await team.shown()
  for (const build of ['wallet@1.1.0', 'wallet@1.2.0', 'earn@2.0.0', 'wallet@1.3.0', 'wallet@1.4.0'])
    await team.release('promote', 'staging', build, '--reason', `because of ${build}`)
  const bad = await team.shown()
  const bisect = (...command: string[]) =>
    team.release('bisect', 'staging', '--good', good, '--bad', bad, '--', ...command)
  return { ...team, good, bad, bisect }
}

function judge(bad: readonly string[], skip: readonly string[] = []) {
  const names = (builds: readonly string[]) => JSON.stringify(builds.map((build) => `/apps/${build}/`))
  return [
    process.execPath,
    '-e',
    `fetch(process.env.CROSSBOOK_URL + '/wallet/open').then((answer) => answer.text()).then((page) =>
      process.exit(${names(skip)}.some((name) => page.includes(name)) ? 125
        : ${names(bad)}.some((name) => page.includes(name)) ? 1 : 0))`,
  ]
}

it('finds the first bad app version', async () => {
  const { bisect, store, shown, bad } = await busyTeam()
  const before = await shown()
  const releases = (await store.listReleases()).length
  const { code, out, err } = await bisect(...judge(['wallet/1.3.0', 'wallet/1.4.0']))
  expect(code).toBe(0)
  expect(out).toMatch(
    /^The first bad app version is wallet 1\.3\.0 \(before: 1\.2\.0\), which came with r[0-9a-f]{16}, revision 5 by Ada: because of wallet@1\.3\.0\n\(\d sites tried\)\n$/,
  )
  expect(err).toContain(`${bad}, given as bad: bad\n`)
  expect(await shown()).toBe(before)
  expect(await store.listReleases()).toHaveLength(releases)
})

it('distinguishes one app from another that was promoted at the same moment', async () => {
  const { release, remote, shown, bad: good } = await busyTeam()
  await remote('earn', '3.0.0')
  await remote('wallet', '1.5.0')
  await release('promote', 'staging', 'wallet@1.5.0', 'earn@3.0.0')
  const { out } = await release(
    'bisect',
    'staging',
    ...['--good', good, '--bad', await shown(), '--json', '--'],
    ...judge(['wallet/1.5.0']),
  )
  expect(JSON.parse(out)).toMatchObject({
    ok: true,
    suspects: [{ app: 'wallet', from: '1.4.0', to: '1.5.0', revision: 7 }],
  })
})

it('names several when the command cannot judge those between', async () => {
  const { bisect } = await busyTeam()
  const { out } = await bisect(...judge(['wallet/1.4.0'], ['wallet/1.2.0', 'wallet/1.3.0']))
  expect(out).toContain('One of these is the first bad app version; those between could not be judged:\n')
  for (const name of ['wallet 1.2.0', 'earn 2.0.0', 'wallet 1.3.0', 'wallet 1.4.0'])
    expect(out).toContain(`  ${name} (before`)
})

it('quotes the address in a shell command', async () => {
  const { bisect } = await busyTeam()
  const { code, err } = await bisect('test {url} = "$CROSSBOOK_URL" && echo seen {url} && exit 125')
  expect(code).toBe(1)
  expect(err).toMatch(/seen http:\/\/localhost:\d+\n/)
  expect(err).toContain('The command says (with exit code 125) that it cannot judge')
})

it('reports ends that do not hold', async () => {
  const { bisect, good, bad } = await busyTeam()
  expect((await bisect(...judge(['wallet/1.0.0']))).err).toContain(
    `${good} was given as good, and the command ended with exit code 1 on it; choose an older release, or check the command.\n`,
  )
  expect((await bisect(...judge(['wallet/9.0.0']))).err).toContain(
    `${bad} was given as bad, but the command succeeded on it; the problem is not in its builds, or the command does not detect it.\n`,
  )
})

it('reports a missing command, and releases in the wrong order', async () => {
  const { bisect, release, good, bad } = await busyTeam()
  expect(await bisect('no-such-command')).toMatchObject({
    code: 1,
    err: 'The command no-such-command was not found; the bisection has no result.\n',
  })
  expect((await release('bisect', 'staging', '--good', bad, '--bad', good, '--', 'true')).err).toBe(
    `In the history of channel staging, ${bad} does not come before ${good}; choose two of its releases in that order.\n`,
  )
})

it('passes over versions that do not make a site any more', async () => {
  const { bisect, store } = await busyTeam()
  const [removed] = (await store.listBuilds()).filter(({ version }) => version === '1.2.0')
  if (!removed) throw new Error('wallet 1.2.0 is not in the store')
  await store.removeBuild(removed.app, removed.version)
  const { out, err } = await bisect(...judge(['wallet/1.4.0']))
  expect(out).toMatch(/^The first bad app version is wallet 1\.4\.0/)
  expect(err).toMatch(
    /wallet 1\.2\.0 \(r[0-9a-f]{16}\): skipped, its builds do not make a site: wallet 1\.2\.0 is not in the store/,
  )
})
