import { createContext, use } from 'react'

/** What a field tells the control inside it, so that label, help and error belong to that control. */
export interface FieldWiring {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

/** Present inside a Field, absent for a control outside a Field. */
export const FieldContext = createContext<FieldWiring | null>(null)

interface OwnWiring {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** The attributes that tie a control to the Field around it; what the control was given itself comes first. */
export function useFieldWiring(own: OwnWiring) {
  const field = use(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid === true || undefined),
  }
}
