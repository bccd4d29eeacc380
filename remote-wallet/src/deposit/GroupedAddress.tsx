import { space } from '@crossbook/ui'
import { Fragment } from 'react'
import styled from 'styled-components'

const GROUP = /.{1,4}/g

/**
 * An address in groups of four, which are easy to compare with another device. The space between two groups is not a character, so a
 * selection copies the address alone.
 */
export function GroupedAddress({ address }: { address: string }) {
  return (address.match(GROUP) ?? []).map((group, at) => (
    // Groups of an address can be equal, and their order never changes.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      <Group>{group}</Group>
    </Fragment>
  ))
}

const Group = styled.span`
  white-space: nowrap;

  &:not(:last-child) {
    padding-inline-end: ${space[8]};
  }
`
