export { type AuthService, startAuthService } from './startAuthService'
