import { hostConfig } from '@crossbook/build'
import { hostPages } from './pages'

export default hostConfig(import.meta.dirname, {
  pages: hostPages,
  sessionChunk: 'session-client',
  rendering: './src/rendering/render.tsx',
})
