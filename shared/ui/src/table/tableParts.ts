import styled, { css } from 'styled-components'
import { color, height, media, motion, rem, size, space, stroke, type } from '../tokens'
import { stillArriving } from '../page/arriving'
import { hiddenFromSight } from '../visually-hidden/hiddenFromSight'
import { cellOnPhone, rowOnPhone, rowsOnPhone } from './phoneRows'
import type { PhonePlace } from './phonePlace'
import type { PhoneRows } from './phoneRows'
import { ROW_LINK } from './RowLink'

/** The height of a row on phones that has three lines, and a button at the end of two of them. */
const ROW_WITH_FOOT = '5.5rem'

/** The table is as wide as its container. Wider content scrolls inside it, never the page. */
export const Frame = styled.div`
  position: relative;
  width: 100%;
  min-width: 0;
  container-type: inline-size;
  overflow-x: auto;
`

export const Table = styled.table`
  width: 100%;
  ${type.cell}

  /* While a page arrives: each row changes the widths of the columns, so that the rows before it would move. */
  ${media.fromM} {
    ${stillArriving} {
      visibility: hidden;
    }
  }

  ${media.belowM} {
    display: block;
  }
`

export const Caption = styled.caption`
  padding-bottom: ${space[12]};
  color: ${color.text3};
  ${type.small}
  text-align: left;

  ${media.belowM} {
    display: block;
  }
`

/* On phones the head is for screen readers only: a select sorts the rows, and invisible buttons must not take the focus. */
export const Head = styled.thead`
  ${media.belowM} {
    ${hiddenFromSight}
  }
`

export const HeadRow = styled.tr``

interface CellLook {
  $numeric: boolean
  $onTablet: 'hidden' | undefined
}

const onTablet = css<CellLook>`
  ${media.onlyM} {
    ${({ $onTablet }) => $onTablet === 'hidden' && 'display: none;'}
  }
`

export const HeadCell = styled.th<CellLook & { $width: number | undefined }>`
  height: ${height.medium};
  padding: 0 ${space[12]};
  border-bottom: ${stroke.hairline} solid ${color.line};
  color: ${color.text3};
  ${type.micro}
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  white-space: nowrap;
  ${({ $width }) => $width !== undefined && `width: ${rem($width)};`}

  &:first-child {
    padding-left: ${space[24]};
  }

  &:last-child {
    padding-right: ${space[24]};
  }

  ${onTablet}
`

export const Body = styled.tbody<{ $phoneRows: PhoneRows }>`
  ${media.belowM} {
    ${({ $phoneRows }) => rowsOnPhone[$phoneRows]}
  }
`

export const Row = styled.tr<{ $phoneRows: PhoneRows; $foot: boolean }>`
  border-bottom: ${stroke.hairline} solid ${color.line};
  transition: background-color ${motion.fast};

  &:last-child {
    border-bottom: 0;
  }

  ${media.fromM} {
    ${media.hover} {
      &:hover {
        background: ${color.s2};
      }
    }

    &:has([${ROW_LINK}]) {
      cursor: pointer;
    }
  }

  ${media.belowM} {
    ${({ $phoneRows }) => rowOnPhone[$phoneRows]}
    ${({ $foot }) => $foot && `min-height: ${ROW_WITH_FOOT};`}
  }
`

interface BodyCellLook extends CellLook {
  $phoneRows: PhoneRows
  $onPhone: PhonePlace
  $onNarrowPhone: 'hidden' | undefined
}

export const BodyCell = styled.td<BodyCellLook>`
  height: ${size.row};
  padding: ${space[4]} ${space[12]};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  ${({ $numeric }) => $numeric && 'white-space: nowrap;'}

  &:first-child {
    padding-left: ${space[24]};
  }

  &:last-child {
    padding-right: ${space[24]};
  }

  ${onTablet}

  /* A row's link lies over the cell that names it. */
  th& {
    position: relative;
  }

  ${media.belowM} {
    && {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${space[16]};
      height: auto;
      min-height: ${height.least};
      padding: 0;
      text-align: right;
      overflow-wrap: anywhere;
      ${({ $phoneRows, $onPhone }) => cellOnPhone[$phoneRows][$onPhone]}
    }
  }

  ${media.belowXs} {
    && {
      ${({ $onNarrowPhone }) => $onNarrowPhone === 'hidden' && 'display: none;'}
    }
  }
`

export const Empty = styled.div`
  padding: ${space[32]} ${space[24]};
  color: ${color.text2};
  ${type.body}
  text-align: center;
`
