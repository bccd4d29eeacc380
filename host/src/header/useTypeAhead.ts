import { useEffect, useState } from 'react'
import { createTypeAhead } from './createTypeAhead'

/** Type-ahead of one list, ended with the part that shows the list. */
export function useTypeAhead() {
  const [typeAhead] = useState(createTypeAhead)
  useEffect(() => () => typeAhead.end(), [typeAhead])
  return typeAhead
}
