import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { AppPage } from './apps/AppPage'
import { BuildPage } from './apps/BuildPage'
import { ChannelPage } from './channel/ChannelPage'
import { RevisionPage } from './channel/RevisionPage'
import { FaultsPage } from './faults/FaultsPage'
import { DifferencePage } from './matrix/DifferencePage'
import { MatrixPage } from './matrix/MatrixPage'
import { MixesPage } from './mixes/MixesPage'
import { SearchPage } from './search/SearchPage'
import { NotThere } from './shell/NotThere'
import { Shell } from './shell/Shell'

const routes: RouteObject[] = [
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
]

// Server events invalidate queries, so answers never expire on their own.
const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false } },
})

const router = createBrowserRouter(routes)

/** The console: its views under one head. */
export function App() {
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
