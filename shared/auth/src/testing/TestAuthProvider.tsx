import { useState, type ReactNode } from 'react'
import { AuthProvider, storedSessionState } from '../index'
import { config } from './scriptedService'

/** Gives a screen under test its session as the host does: from the stored one, by the scripted service. */
export function TestAuthProvider({ children }: { children: ReactNode }) {
  const [known] = useState(storedSessionState)
  return (
    <AuthProvider config={config} known={known}>
      {children}
    </AuthProvider>
  )
}
