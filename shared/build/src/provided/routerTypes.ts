/**
 * The types of `react-router-dom` for all code that is built or tested here: the part that the host provides, and the routers, which only
 * tests create. The build refuses routers in a remote.
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
