/**
 * What the site shares of the router. A shared module is not tree-shaken, so the whole package would cost every visitor
 * 30 KB; a remote that needs another name asks for it here. Not from react-router-dom, which is the share key itself.
 */
export {
  createBrowserRouter,
  Navigate,
  NavLink,
  Outlet,
  ScrollRestoration,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
export { Link } from './Link'
export { useLocation, useSearchParams } from './firstLocation'
