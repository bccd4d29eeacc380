import { useTickerHold } from '@crossbook/market'
import {
  color,
  height,
  hiddenFromSight,
  media,
  radius,
  size,
  space,
  stroke,
  translateOf,
  type,
} from '@crossbook/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Room that the back bar's own words take at the beginning of the line: "Back", and the label of a row that has one. */
const BESIDE_BACK = { plain: '5.75rem', labelled: '14.5rem' } as const

const FIGURE_WIDTH = '7.5rem'
const LEAST_FIGURE_WIDTH = '6rem'

/** Of all figures: with less, they go to the next line. */
const LEAST_FIGURES_WIDTH = '9rem'

/** Width of the sentence about paused prices on two lines. */
const WORDS_WIDTH = '11rem'

interface TradingStripProps {
  /** The page's only h1. */
  title: string
  /** The market that the figures are about. */
  market: ReactNode
  /** The figures; its children are StripFigures. */
  children: ReactNode
  /** A pause button at the end of the line. */
  actions?: ReactNode
  /** The back bar names this page already, so that on one line with it the title is only read out. */
  namedByBackBar?: boolean
}

/**
 * The line above the columns: what page it is, which market, and the market's figures. From 80 em on it is on the back bar's
 * line, when the host says
 * that it may; under a host from before, which says nothing, it has a line of its own.
 */
export function TradingStrip({
  title,
  market,
  children,
  actions,
  namedByBackBar = false,
}: TradingStripProps) {
  const hold = useTickerHold()
  return (
    <Line $besideBack={namedByBackBar ? BESIDE_BACK.labelled : BESIDE_BACK.plain}>
      <Title tabIndex={-1} $onlyRead={namedByBackBar}>
        {title}
      </Title>
      <Market translate="no">{market}</Market>
      <Figures ref={hold}>{children}</Figures>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Line>
  )
}

interface StripFigureProps {
  label: string
  children: ReactNode
}

/** One figure of the strip with its label above. */
export function StripFigure({ label, children }: StripFigureProps) {
  return (
    <Figure>
      <Label>{label}</Label>
      <Value translate={translateOf(children)}>{children}</Value>
    </Figure>
  )
}

const Line = styled.div<{ $besideBack: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[24]};

  ${media.belowXl} {
    min-height: ${height.row};
    padding: ${space[12]} ${space[16]};
    border: ${stroke.hairline} solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.s1};
  }

  ${media.fromXl} {
    min-height: ${height.bar};
    margin-block-start: calc(
      -1 * ${size.besideBackBar} * (${height.bar} + ${stroke.hairline} + ${space[24]})
    );
    margin-inline-start: calc(${size.besideBackBar} * ${({ $besideBack }) => $besideBack});
  }

  /* The back bar is not printed. */
  ${media.print} {
    margin: 0;
  }
`

const Title = styled.h1<{ $onlyRead: boolean }>`
  ${type.h3}
  white-space: nowrap;

  ${media.belowM} {
    flex: 1;
    order: -2;
    white-space: normal;
  }

  ${media.fromXl} {
    ${({ $onlyRead }) => $onlyRead && hiddenFromSight}
  }
`

const Market = styled.div`
  color: ${color.text};
  ${type.control}

  ${media.belowM} {
    width: 100%;
  }
`

const Figures = styled.dl`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  min-width: 0;

  ${media.belowM} {
    display: grid;
    /* Two columns at least, or the market is pushed out of the narrowest windows; one for large text. */
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, max(${LEAST_FIGURE_WIDTH}, min(${FIGURE_WIDTH}, (100% - ${space[24]}) / 2))), 1fr)
    );
    flex-basis: 100%;
    padding-top: ${space[8]};
    border-top: ${stroke.hairline} solid ${color.line};
  }

  ${media.fromXl} {
    min-width: ${LEAST_FIGURES_WIDTH};
  }
`

const Figure = styled.div`
  min-width: 0;
`

const Label = styled.dt`
  color: ${color.text3};
  ${type.micro}
`

const Value = styled.dd`
  color: ${color.text};
  ${type.cell}
  white-space: nowrap;
`

const Actions = styled.div`
  margin-left: auto;

  /* Next to the heading, because a line of its own would push the market down. */
  ${media.belowM} {
    order: -1;
  }

  /* Words in the button's place take two lines rather than the figures' room. */
  ${media.fromXl} {
    max-width: ${WORDS_WIDTH};
    text-align: end;
  }
`
