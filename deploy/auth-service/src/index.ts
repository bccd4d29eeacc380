export type { AuthService, AuthServiceOptions } from './authService'
export { startAuthService } from './startAuthService'
