/**
 * The types of `react-router-dom` for everything that is built or tested here: what the host provides, and the routers, which only tests
 * create. The build refuses them in a remote.
 */
export * from './router'
export {
  BrowserRouter,
  createHashRouter,
  createMemoryRouter,
  HashRouter,
  MemoryRouter,
  Router,
} from 'react-router'
