export type {
  Auth,
  AuthActions,
  AuthConfig,
  AuthProblem,
  AuthResult,
  Credentials,
  SessionState,
  SessionUser,
} from './auth'
export { AuthProvider } from './AuthProvider'
export type { AuthProviderProps } from './AuthProvider'
export { useAuth } from './useAuth'
export { storedSessionState } from './storedUser'
