import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import { color, stroke } from '@crossbook/ui'
import { Fragment, Line, Lines, Pile, Quiet } from './Fragment'
import { featuresCopy } from './featuresCopy'

/** The types of trading, with the figures of their screens. */
export const WAYS = Object.freeze([
  {
    label: 'Spot',
    text: featuresCopy.trading.spot,
    figure: '0.1%',
    unit: 'trading fee',
    to: SITE_PATHS.spot,
  },
  {
    label: 'Futures',
    text: 'Long or short',
    figure: '100x',
    unit: 'leverage, up to',
    to: SITE_PATHS.futures,
  },
  {
    label: 'Margin',
    text: 'Trade with borrowed coins',
    figure: '5x',
    unit: 'on ETH, up to',
    to: SITE_PATHS.margin,
  },
  {
    label: 'Peer-to-peer',
    text: 'Directly with another trader',
    figure: 'Buy or sell',
    unit: 'from open offers',
    to: SITE_PATHS.p2p,
  },
])

/** The four types of trading with one figure each, next to each other in wide windows. Every line links to its screen. */
export function TradingFragment() {
  return (
    <Fragment title="Trading">
      <WaysToTrade across />
    </Fragment>
  )
}

/** The four ways to trade with one figure each; every line leads to its screen. */
export function WaysToTrade({ across = false }: { across?: boolean }) {
  return (
    <Lines $across={across}>
      {WAYS.map(({ label, text, figure, unit, to }) => (
        <Line key={to}>
          <Pile>
            <Way to={to}>{label}</Way>
            <Quiet>{text}</Quiet>
          </Pile>
          <Pile $end>
            <span translate="no">{figure}</span>
            <Quiet>{unit}</Quiet>
          </Pile>
        </Line>
      ))}
    </Lines>
  )
}

const Way = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover {
    text-decoration: underline;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: ${stroke.strong} solid ${color.focus};
    outline-offset: calc(-1 * ${stroke.strong});
  }
`
