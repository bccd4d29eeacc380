import { type BuiltHost, type BuiltRemote, CONTRACT_VERSION, PAGE_MARKUP } from '@crossbook/contract'
import { publishBuild } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import { type Files, integrityOf } from '@crossbook/web-files'

/** A build for a test: its app.json as an object, and all of its files, including app.json. */
export interface SampleBuild<App> {
  app: App
  files: Files
}

/** A remote called wallet with a public and a protected screen; `overrides` replace parts of its app.json. */
export function remoteBuild(overrides: Partial<BuiltRemote> = {}): SampleBuild<BuiltRemote> {
  const name = overrides.name ?? 'wallet'
  const contents = {
    'remoteEntry.js': `var ${name}="${overrides.version ?? '1.0.0'}"`,
    'frame.js': `frame of ${name}`,
    'home.js': `home of ${name}`,
    'open.js': `open of ${name}`,
  }
  return sample(contents, {
    kind: 'remote',
    contract: CONTRACT_VERSION,
    name,
    version: '1.0.0',
    commit: null,
    entry: 'remoteEntry.js',
    screens: [
      {
        path: `/${name}/home`,
        module: './home',
        title: 'Home',
        description: 'Your money.',
        access: 'signedIn',
        frame: './home-frame',
        files: ['home.js'],
        showsCoinLogos: true,
      },
      {
        path: `/${name}/open`,
        module: './open',
        title: 'Open',
        description: 'Prices & "more" <now>',
        access: 'public',
        files: ['open.js'],
        showsCoinLogos: true,
      },
    ],
    frames: { './home-frame': ['frame.js'] },
    requires: { react: '^19.3.1' },
    ...overrides,
  } as Omit<BuiltRemote, 'files'>)
}

/** A host with a sign-in page; `overrides` replace parts of its app.json. */
export function hostBuild(overrides: Partial<BuiltHost> = {}): SampleBuild<BuiltHost> {
  const contents = {
    'main.js': `host ${overrides.version ?? '1.0.0'}; `.repeat(50),
    'main.css': 'body { color: white } '.repeat(20),
    'type.woff2': 'a font',
    'logos.svg': '<svg/>',
    'login.js': 'sign in',
    'register.js': 'create account',
    'session.js': 'session client',
  }
  return sample(contents, {
    kind: 'host',
    contract: CONTRACT_VERSION,
    name: 'host',
    version: '1.0.0',
    commit: null,
    scripts: ['main.js'],
    styles: ['main.css'],
    fonts: ['type.woff2'],
    coinLogos: 'logos.svg',
    screens: [
      { path: '/login', title: 'Sign In', description: 'Sign in.', files: ['login.js'] },
      { path: '/register', title: 'Create Account', description: 'Join.', files: ['register.js'] },
    ],
    session: ['session.js'],
    provides: { react: '19.3.1' },
    markup: PAGE_MARKUP.version,
    ...overrides,
  } as Omit<BuiltHost, 'files'>)
}

/** Publishes a build to a store and returns the app.json from the store. */
export async function published<App>(store: Store, build: SampleBuild<App>): Promise<App> {
  const outcome = await publishBuild(store, build.files)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
  return outcome.value as App
}

function sample<App>(contents: Record<string, string>, described: Omit<App, 'files'>): SampleBuild<App> {
  const entries = Object.entries(contents).map(([name, text]) => [name, Buffer.from(text)] as const)
  const app = {
    files: Object.fromEntries(
      entries.map(([name, bytes]) => [name, { integrity: integrityOf(bytes), bytes: bytes.byteLength }]),
    ),
    ...described,
  } as App
  return { app, files: new Map([...entries, ['app.json', Buffer.from(JSON.stringify(app))]]) }
}
