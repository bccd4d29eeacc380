import { fileURLToPath } from 'node:url'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/** Packages that ship ES modules only; jest loads CommonJS, so swc turns them as it turns our own code. */
const ES_MODULES_ONLY = [
  '@supabase\\+lite',
  'hono',
  '@hono\\+node-server',
  'jose',
  'uuid',
  'kysely',
  'get-port',
  'lightweight-charts',
  'parse5',
  'entities',
  '@csstools\\+css-tokenizer',
]

const swc = [
  '@swc/jest',
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
  testEnvironment: here('./src/jsdomEnvironment.mjs'),
  setupFilesAfterEnv: [here('./src/setup.ts')],
  transform: { '\\.(?:tsx?|m?js)$': swc },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(?:${ES_MODULES_ONLY.join('|')})@)`],
  moduleNameMapper: { '\\.(?:css|svg|woff2)$': here('./src/assetFile.ts') },
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
}
