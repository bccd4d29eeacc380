import {
  Badge,
  Cluster,
  color,
  CopyButton,
  gridIcon,
  Icon,
  media,
  radius,
  space,
  stroke,
  type,
} from '@crossbook/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import type { AccountCoin } from '../holdings/holdings'
import { depositAddress } from './depositAddresses'
import { depositCopy as copy } from './depositCopy'
import { GroupedAddress } from './GroupedAddress'

/** Side of the square where a code would be. */
const CODE_SIZE = '11rem'

/** A coin's deposit address to copy, and a placeholder where a real account would have a QR code. */
export function AddressCard({ coin }: { coin: AccountCoin }) {
  const shown = useRef<HTMLElement>(null)
  const { network, address } = depositAddress(coin)

  return (
    <Sides>
      {/* It contains nothing that a camera could read: the address is a sample, and money sent to it would be lost. */}
      <QrPlaceholder role="img" aria-label={copy.code}>
        <Icon shape={gridIcon} size={24} />
        <span>{copy.code}</span>
      </QrPlaceholder>
      <Text>
        <Cluster>
          <Heading>{copy.heading(coin)}</Heading>
          <Badge tone="warn">{copy.sample}</Badge>
        </Cluster>
        <Address ref={shown} translate="no">
          <GroupedAddress address={address} />
        </Address>
        <Network>{copy.network(network)}</Network>
        <div>
          <CopyButton
            text={address}
            label={copy.copyAddress}
            visibleLabel={copy.copyAddress}
            variant="primary"
            fullWidth="onPhone"
            success={copy.copied}
            source={shown}
          />
        </div>
      </Text>
    </Sides>
  )
}

const Sides = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[24]};

  ${media.fromS} {
    flex-flow: row wrap;
  }
`

const QrPlaceholder = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  align-self: center;
  justify-content: center;
  gap: ${space[8]};
  width: ${CODE_SIZE};
  height: ${CODE_SIZE};
  border: ${stroke.hairline} dashed ${color.controlLine};
  border-radius: ${radius.card};
  color: ${color.text3};
  ${type.small}
`

/** The width of the address. In less space, it moves below the code. */
const TEXT_WIDTH = '12rem'

const Text = styled.div`
  flex: 1 1 ${TEXT_WIDTH};
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  min-width: 0;
`

const Heading = styled.h2`
  ${type.h3}
`

const Address = styled.code`
  padding: ${space[12]};
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.canvas};
  color: ${color.text};
  ${type.mono}
  overflow-wrap: anywhere;
`

const Network = styled.p`
  color: ${color.text2};
  ${type.small}
`
