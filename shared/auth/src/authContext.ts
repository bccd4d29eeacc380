import { createContext } from 'react'
import type { Auth } from './auth'

/** Null outside of a provider. */
export const AuthContext = createContext<Auth | null>(null)
