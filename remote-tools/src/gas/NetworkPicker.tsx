import { SegmentedControl } from '@crossbook/ui'
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
        <svg viewBox="0 0 8 8" width="8" height="8" aria-hidden focusable="false">
          <circle cx="4" cy="4" r="4" fill={color} />
        </svg>
        <span>{name}</span>
      </>
    ),
  }
})

/** The buttons that choose the network. */
export function NetworkPicker({ value, onChange }: NetworkPickerProps) {
  return <SegmentedControl label="Network" options={OPTIONS} value={value} onChange={onChange} />
}
