import type { AppVersion, BuiltHost, BuiltRemote } from '@crossbook/contract'
import { integrityOf } from '@crossbook/web-files'
import { hostBuild, remoteBuild, type SampleBuild } from './sampleBuilds'

/** The same build with a file that renders it. */
export function withRendering<App extends BuiltHost | BuiltRemote>(
  { app, files }: SampleBuild<App>,
  code: string,
): SampleBuild<App> {
  const bytes = Buffer.from(code)
  const described = {
    ...app,
    rendering: 'rendering.cjs',
    files: { ...app.files, 'rendering.cjs': { integrity: integrityOf(bytes), bytes: bytes.byteLength } },
  }
  return {
    app: described,
    files: new Map([
      ...files,
      ['rendering.cjs', bytes] as const,
      ['app.json', Buffer.from(JSON.stringify(described))] as const,
    ]),
  }
}

/** A host whose pages hold what the remote of a path says, after the host's own words; protected screens say nothing. */
export function renderedHost(version: string, words = 'host') {
  return withRendering(
    hostBuild({ version: version as AppVersion }),
    `
  exports.singletons = {}
  exports.render = async ({ page, path }, load) => {
    const remote = page.remotes.find(({ screens }) => screens.some((screen) => screen.path === path))
    const screen = remote?.screens.find((each) => each.path === path)
    const isPublic = screen?.access === 'public'
    const says = isPublic ? (await load({ app: remote.name, module: screen.module }))() : 'nothing'
    return { html: '<p>${words} ' + says + '</p>', css: 'p{}' }
  }`,
  )
}

/** A wallet whose open screen is what this expression gives. */
export function renderedWallet(version: string, says: string) {
  return withRendering(
    remoteBuild({ version: version as AppVersion }),
    `exports.modules = { './open': async () => ({ default: () => ${says} }) }`,
  )
}
