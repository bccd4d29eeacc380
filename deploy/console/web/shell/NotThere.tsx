import { ButtonLink } from '@crossbook/ui'
import { ADDRESSES } from '../addresses'
import { View } from './View'
import { SHELL_COPY } from './shellCopy'

/** The page for unknown addresses. */
export function NotThere() {
  return (
    <View title={SHELL_COPY.notThere} lead={SHELL_COPY.notThereLead}>
      <div>
        <ButtonLink to={ADDRESSES.matrix}>{SHELL_COPY.toMatrix}</ButtonLink>
      </div>
    </View>
  )
}
