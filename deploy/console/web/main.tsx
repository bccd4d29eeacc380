import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@crossbook/ui/base.css'
import { App } from './App'

const root = document.getElementById('console')
if (!root) throw new Error('index.html has no element for the console')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
