/** @jest-environment node */
import { screenFiles } from './preload'

const REMOTE = {
  name: 'insights',
  version: '1.0.0',
  entry: 'remoteEntry.js',
  frames: { './frame': ['frame.js'] },
} as unknown as Parameters<typeof screenFiles>[0]

const SCREEN: Parameters<typeof screenFiles>[1] = { files: ['screen.js', 'screen.css'], frame: './frame' }

const at = (file: string) => `/apps/insights/1.0.0/${file}`

it('a page asks early for the entry, the frame’s files and the screen’s own', () => {
  const files = ['remoteEntry.js', 'frame.js', 'screen.js', 'screen.css'].map(at)
  expect(screenFiles(REMOTE, SCREEN)).toEqual(files)
  const container = { format: 'script' as const, name: 'insights', globals: [], files: [] }
  expect(screenFiles({ ...REMOTE, container }, SCREEN)).toEqual(files)
})

it('a page asks early for no ES module, which it would fetch twice', () => {
  const container = { format: 'module' as const, name: 'insights', globals: [], files: ['chunk.js'] }
  expect(screenFiles({ ...REMOTE, container }, SCREEN)).toEqual([at('screen.css')])
})
