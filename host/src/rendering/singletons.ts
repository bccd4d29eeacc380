import * as auth from '@crossbook/auth'
import type { SingletonRequest } from '@crossbook/build'
import * as market from '@crossbook/market'
import * as query from '@tanstack/react-query'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as toast from 'react-hot-toast/headless'
// eslint-disable-next-line no-restricted-imports -- hands the module on as a whole, and uses nothing of it
import * as router from 'react-router-dom'
import * as styledComponents from 'styled-components'

/** The shared modules that a remote's rendering takes from the host, by the name it asks for. */
export const singletons: Readonly<Record<SingletonRequest, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  'styled-components': styledComponents,
  'react-hot-toast/headless': toast,
  '@tanstack/react-query': query,
  '@crossbook/auth': auth,
  '@crossbook/market': market,
}
