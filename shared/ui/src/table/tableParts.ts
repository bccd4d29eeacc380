import styled, { css } from 'styled-components'
import { color, height, media, motion, size, space, stroke, type } from '../tokens'
import { hiddenFromSight } from '../visually-hidden/hiddenFromSight'
import { cellOnPhone, rowOnPhone } from './phoneRows'
import type { PhonePlace, PhoneRows } from './phoneRows'

/** The table as wide as its place; what does not fit scrolls inside it and never the page. */
export const Frame = styled.div`
  position: relative;
  width: 100%;
  min-width: 0;
  overflow-x: auto;
`

export const Table = styled.table`
  width: 100%;
  ${type.cell}

  ${media.belowM} {
    &,
    & tbody {
      display: block;
    }
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

/* On phones what is left of the head is a line of buttons to sort by; its other cells are still read out. */
export const Head = styled.thead`
  ${media.belowM} {
    display: block;
  }
`

export const HeadRow = styled.tr`
  ${media.belowM} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};

    &:has(button) {
      padding: ${space[12]} ${space[16]};
      border-bottom: ${stroke.hairline} solid ${color.line};
    }
  }
`

export const HeadCell = styled.th<{ $numeric: boolean; $sortable?: boolean; $width: number | undefined }>`
  height: ${height.medium};
  padding: 0 ${space[12]};
  border-bottom: ${stroke.hairline} solid ${color.line};
  color: ${color.text3};
  ${type.micro}
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  white-space: nowrap;
  ${({ $width }) => $width !== undefined && `width: ${String($width)}px;`}

  &:first-child {
    padding-left: ${space[24]};
  }

  &:last-child {
    padding-right: ${space[24]};
  }

  ${media.belowM} {
    && {
      width: auto;
      height: auto;
      padding: 0;
      border: 0;
      ${({ $sortable }) =>
        $sortable !== true &&
        css`
          ${hiddenFromSight}
        `}
    }
  }
`

export const Body = styled.tbody``

export const Row = styled.tr<{ $phoneRows: PhoneRows }>`
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
  }

  ${media.belowM} {
    ${({ $phoneRows }) => rowOnPhone[$phoneRows]}
  }
`

export const BodyCell = styled.td<{ $numeric: boolean; $phoneRows: PhoneRows; $onPhone: PhonePlace }>`
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
`

export const Empty = styled.div`
  padding: ${space[32]} ${space[24]};
  color: ${color.text2};
  ${type.body}
  text-align: center;
`
