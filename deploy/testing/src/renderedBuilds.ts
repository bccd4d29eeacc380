import type { AppVersion, BuiltHost, BuiltRemote } from '@crossbook/contract'
import { integrityOf } from '@crossbook/web-files'
import { hostBuild, remoteBuild, type SampleBuild } from './sampleBuilds'

/** Returns the same build with a file that renders it. */
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

/** A host whose pages contain its own message, followed by the text of the path's remote. On protected screens, that text is `nothing`. */
export function renderedHost(version: string, text = 'host') {
  return withRendering(
    hostBuild({ version: version as AppVersion }),
    `
  exports.singletons = {}
  exports.render = async ({ page, path }, load) => {
    const remote = page.remotes.find(({ screens }) => screens.some((screen) => screen.path === path))
    const screen = remote?.screens.find((each) => each.path === path)
    const isPublic = screen?.access === 'public'
    const says = isPublic ? (await load({ app: remote.name, module: screen.module }))() : 'nothing'
    return { html: '<p>${text} ' + says + '</p>', css: 'p{}' }
  }`,
  )
}

/** A wallet whose open screen renders this expression. */
export function renderedWallet(version: string, text: string) {
  return withRendering(
    remoteBuild({ version: version as AppVersion }),
    `exports.modules = { './open': async () => ({ default: () => ${text} }) }`,
  )
}
