import { media, rem, SegmentedControl } from '@crossbook/ui'
import styled from 'styled-components'
import { NETWORK_IDS, type NetworkId, networkOf } from './networks'

interface NetworkPickerProps {
  value: NetworkId
  onChange: (network: NetworkId) => void
}

const OPTIONS = NETWORK_IDS.map((id) => {
  const { name, color } = networkOf(id)
  return {
    value: id,
    label: (
      <>
        <svg viewBox="0 0 8 8" width={rem(8)} height={rem(8)} aria-hidden focusable="false">
          <circle cx="4" cy="4" r="4" fill={color} />
        </svg>
        <span>{name}</span>
      </>
    ),
  }
})

/** The buttons that choose the network. */
export function NetworkPicker({ value, onChange }: NetworkPickerProps) {
  return (
    <Picker>
      <SegmentedControl label="Network" options={OPTIONS} value={value} onChange={onChange} />
    </Picker>
  )
}

/* Three and two where one line has no space for five, never four and one. */
const Picker = styled.div`
  ${media.belowM} {
    & > [role='radiogroup'] > button {
      flex: 1 1 30%;
    }
  }
`
