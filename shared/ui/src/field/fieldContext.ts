import { createContext, use } from 'react'

/** Ids that connect a control with its field's label, help and error. */
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

/** Returns the attributes that connect a control with the Field around it. The control's own attributes come first. */
export function useFieldWiring(own: OwnWiring) {
  const field = use(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid === true || undefined),
  }
}
