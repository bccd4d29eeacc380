import { usePauseTicker } from '@crossbook/market'
import {
  color,
  type Elements,
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
import styled, { css } from 'styled-components'
import { phoneOrder, phonePart } from './phoneDesk'

/** The space for the back bar's own text at the start of the line: "Back", and the label of a row that has one. */
const BACK_BAR_INSET = { plain: '5.75rem', labelled: '14.5rem' } as const

const FIGURE_WIDTH = '7.5rem'
const LEAST_FIGURE_WIDTH = '6rem'

/** The width of all figures. In less space, they move to the next line. */
const LEAST_FIGURES_WIDTH = '9rem'

/** Just less than the narrowest phone, and the narrowest desk, with text of 16 px. */
const LEAST_PHONE = '19.99rem'
const LEAST_DESK = '79.99rem'

/**
 * Returns a length that is zero in windows narrower than `least`. It is in rem: a query would not know that only the page's text is
 * large.
 */
const ifWiderThan = (least: string, length: string) => `clamp(0px, (100vw - ${least}) * 9999, ${length})`

/** The width of the sentence about paused prices on two lines. */
const SENTENCE_WIDTH = '11rem'

interface TradingStripProps {
  /** The page's only h1. */
  title: string
  /** The market that the figures are about, and the way to another one. */
  market: Elements
  /** Price and change, as StripFigures. */
  quote: ReactNode
  /** More figures; its children are StripFigures. */
  children?: ReactNode
  /** A pause button at the end of the line. */
  actions?: ReactNode
  /** The back bar already names this page, so on one line with it the title is only read out. */
  namedByBackBar?: boolean
}

/**
 * The line above the columns: the page's title, the market, and its figures. From 80 em on it is on the back bar's line, if the host
 * allows it. Under an older host it has its own line. On phones it is not a box: the title is on the back bar's line, market and
 * quote form a row above the chart, and the other figures are below the chart.
 */
export function TradingStrip({
  title,
  market,
  quote,
  children,
  actions,
  namedByBackBar = false,
}: TradingStripProps) {
  const hold = usePauseTicker()
  return (
    <Line $backBarInset={namedByBackBar ? BACK_BAR_INSET.labelled : BACK_BAR_INSET.plain}>
      <Title tabIndex={-1} $onlyRead={namedByBackBar}>
        {title}
      </Title>
      <Market>{market}</Market>
      <Quote ref={hold}>{quote}</Quote>
      {children !== undefined && <Figures ref={hold}>{children}</Figures>}
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

const Line = styled.div<{ $backBarInset: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[24]};

  ${media.belowM} {
    display: contents;
  }

  ${media.fromM} {
    min-height: ${height.row};
    padding: ${space[12]} ${space[16]};
    border: ${stroke.hairline} solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.s1};
  }

  ${media.fromXl} {
    min-height: ${height.bar};
    margin-block-start: calc(
      -1 * ${size.backBarShared} *
        ${ifWiderThan(LEAST_DESK, `${height.bar} + ${stroke.hairline} + ${space[24]}`)}
    );
    margin-inline-start: calc(
      ${size.backBarShared} * ${({ $backBarInset }) => ifWiderThan(LEAST_DESK, $backBarInset)}
    );
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
  }

  /* The back bar is not printed. */
  ${media.print} {
    display: flex;
    margin: 0;
  }
`

/* On the back bar's line, or below it. */
const onBackBar = css`
  display: grid;
  align-content: center;
  min-height: ${height.bar};
  margin-block-start: calc(-1 * ${size.backBarShared} * ${ifWiderThan(LEAST_PHONE, height.bar)});
  order: ${phoneOrder.head};

  ${media.print} {
    margin: 0;
  }
`

const Title = styled.h1<{ $onlyRead: boolean }>`
  ${type.h3}
  white-space: nowrap;

  ${media.belowM} {
    ${onBackBar}
    grid-area: title;
    margin-inline-start: calc(${size.backBarShared} * ${ifWiderThan(LEAST_PHONE, BACK_BAR_INSET.plain)});
    ${type.control}
    white-space: normal;
    ${({ $onlyRead }) => $onlyRead && hiddenFromSight}
  }

  ${media.fromXl} {
    ${({ $onlyRead }) => $onlyRead && hiddenFromSight}
  }
`

/**
 * A line for the quote below the market where the row has no room for both: nothing, or all of it. A query would not know that the
 * page's text is large.
 */
const QUOTE_LINE = `clamp(0px, (20rem - 100vw) * 9999, ${height.row})`

const Market = styled.div`
  color: ${color.text};
  ${type.control}

  ${media.belowM} {
    align-self: start;
    grid-area: market;
    order: ${phoneOrder.head};
  }
`

const Quote = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};

  ${media.belowM} {
    flex-direction: column;
    align-items: flex-end;
    justify-content: center;
    gap: 0;
    margin-block-start: ${QUOTE_LINE};
    grid-area: quote;
    order: ${phoneOrder.head};
  }

  ${media.belowXxs} {
    align-items: flex-start;
    margin-block-start: 0;
  }
`

export const Figures = styled.dl`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  min-width: 0;

  ${media.belowM} {
    ${phonePart}
    display: grid;
    /* Two columns at least; one for large text. */
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, max(${LEAST_FIGURE_WIDTH}, min(${FIGURE_WIDTH}, (100% - ${space[24]}) / 2))), 1fr)
    );
  }

  ${media.fromXl} {
    min-width: ${LEAST_FIGURES_WIDTH};
  }
`

const Figure = styled.div`
  min-width: 0;
`

/* In the row of a phone, price and change need no label to be seen. */
const Label = styled.dt`
  color: ${color.text3};
  ${type.micro}

  ${media.belowM} {
    ${Quote} & {
      ${hiddenFromSight}
    }
  }
`

const Value = styled.dd`
  color: ${color.text};
  ${type.cell}
  white-space: nowrap;

  ${media.belowM} {
    ${Quote} ${Figure}:first-child & {
      ${type.control}
    }

    ${Quote} ${Figure}:not(:first-child) & {
      ${type.micro}
    }
  }
`

const Actions = styled.div`
  margin-left: auto;

  ${media.belowM} {
    ${onBackBar}
    grid-area: actions;

    /* The sentence in the button's place needs a line of its own. */
    ${media.reducedMotion} {
      ${phonePart}
      display: block;
      min-height: 0;
      margin-block-start: 0;
      margin-left: 0;
      order: 0;
    }
  }

  /* Words in the button's place take two lines rather than the figures' room. */
  ${media.fromXl} {
    max-width: ${SENTENCE_WIDTH};
    text-align: end;
  }
`
