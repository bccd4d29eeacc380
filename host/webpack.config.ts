import { hostConfig } from '@crossbook/build'
import { hostPages } from './pages'

export default hostConfig(import.meta.dirname, {
  pages: hostPages,
  siteChunk: 'site',
  sessionChunk: 'session-client',
  provided: {
    'react-router-dom': './src/provided/router.ts',
    '@tanstack/react-query': './src/provided/query.ts',
  },
  rendering: './src/rendering/render.tsx',
})
