import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { ButtonLink } from '@crossbook/ui'
import { ADDRESSES } from './addresses'
import { AppPage } from './apps/AppPage'
import { BuildPage } from './apps/BuildPage'
import { ChannelPage } from './channel/ChannelPage'
import { RevisionPage } from './channel/RevisionPage'
import { FaultsPage } from './faults/FaultsPage'
import { DifferencePage } from './matrix/DifferencePage'
import { MatrixPage } from './matrix/MatrixPage'
import { MixesPage } from './mixes/MixesPage'
import { SearchPage } from './search/SearchPage'
import { Shell } from './shell/Shell'
import { SHELL_COPY } from './shell/shellCopy'
import { View } from './shell/View'

const router = createBrowserRouter([
  {
    element: <Shell />,
    children: [
      { path: '/', element: <MatrixPage /> },
      { path: '/channels/:channel', element: <ChannelPage /> },
      { path: '/channels/:channel/revisions/:revision', element: <RevisionPage /> },
      { path: '/differences', element: <DifferencePage /> },
      { path: '/apps/:app', element: <AppPage /> },
      { path: '/apps/:app/builds/:version', element: <BuildPage /> },
      { path: '/mixes', element: <MixesPage /> },
      { path: '/faults', element: <FaultsPage /> },
      { path: '/search', element: <SearchPage /> },
      { path: '*', element: <NotThere /> },
    ],
  },
])

// Server events invalidate queries, so answers never expire on their own.
const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false } },
})

/** The console: its views under one head. */
export function App() {
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

/** The page for unknown addresses. */
function NotThere() {
  return (
    <View title={SHELL_COPY.notThere} lead={SHELL_COPY.notThereLead}>
      <div>
        <ButtonLink to={ADDRESSES.matrix}>{SHELL_COPY.toMatrix}</ButtonLink>
      </div>
    </View>
  )
}
