import process from 'node:process'
import { fileURLToPath } from 'node:url'

// Programs that tests start with tsx would run what lies in /tmp/tsx-<uid>, where any user of the machine can have put it.
process.env.TSX_DISABLE_CACHE = '1'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/** Packages that ship ES modules only, or import some as they run; jest loads CommonJS, so swc turns them as it turns our own code. */
const WITH_ES_MODULES = [
  '@supabase/lite',
  'hono',
  '@hono/node-server',
  'jose',
  'uuid',
  'kysely',
  'get-port',
  'lightweight-charts',
  'parse5',
  'entities',
  '@csstools/css-tokenizer',
  '@opentelemetry/otlp-exporter-base',
]

/** In the folder of pnpm, where a slash in a package's name is a plus. */
const IN_PNPM = WITH_ES_MODULES.map((name) => name.replace('/', '\\+'))

const swc = [
  fileURLToPath(import.meta.resolve('@swc/jest')),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
]

/** One jest configuration for every package: jsdom, TypeScript through swc, jest-dom's matchers. */
export default {
  // Not in the folder for temporary files, where other users of the machine could put modules for jest to run.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testEnvironment: here('./src/jsdomEnvironment.mjs'),
  setupFilesAfterEnv: [here('./src/setup.ts')],
  transform: { '\\.(?:tsx?|m?js)$': swc },
  transformIgnorePatterns: [
    `/node_modules/\\.pnpm/(?!(?:${IN_PNPM.join('|')})@)`,
    // Packages that npm installs in compiled form. Ours are installed as sources.
    `/node_modules/(?!\\.pnpm/)(?!(?:@crossbook/[^/]+|${WITH_ES_MODULES.join('|')})/)`,
  ],
  moduleNameMapper: { '\\.(?:css|svg|woff2)$': here('./src/assetFile.ts') },
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
}
