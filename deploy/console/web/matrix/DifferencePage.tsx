import { useQuery } from '@tanstack/react-query'
import { ButtonLink, Card, EmptyState, type AddressForm, useAddressState } from '@crossbook/ui'
import { ADDRESSES } from '../addresses'
import { QueryResult } from '../queries/QueryResult'
import { differenceQuery } from '../queries/queries'
import { View } from '../shell/View'
import { SHELL_COPY } from '../shell/shellCopy'
import { Differences } from '../showing/Differences'
import { isComparing } from './filterApps'
import { MATRIX_COPY } from './matrixCopy'

const form: AddressForm<{ from: string; to: string }> = {
  read: (params) => ({ from: params.get('from') ?? '', to: params.get('to') ?? '' }),
  write: (channels) => channels,
}

/** Shows all differences between two channels. */
export function DifferencePage() {
  const [channels] = useAddressState(form)
  const difference = useQuery(differenceQuery(channels.from, channels.to))
  if (!isComparing(channels))
    return (
      <View title={MATRIX_COPY.differenceTitle}>
        <EmptyState
          text={MATRIX_COPY.chooseTwo}
          action={<ButtonLink to={ADDRESSES.matrix}>{SHELL_COPY.toMatrix}</ButtonLink>}
        />
      </View>
    )
  return (
    <View title={MATRIX_COPY.differenceTitle} lead={MATRIX_COPY.differenceLead(channels.from, channels.to)}>
      <QueryResult query={difference}>
        {(answer) => (
          <Card>
            <Differences difference={answer.difference} />
          </Card>
        )}
      </QueryResult>
    </View>
  )
}
