import { color, space, type } from '@crossbook/ui'
import styled from 'styled-components'

/** Height of a line, so that ten levels fit below a list of markets. */
const LINE = '1.125rem'

/** Below this width, as with large text in a column of the desk, the third column has no place. */
const ROOM_FOR_THREE = '12rem'

/** The narrow table that book and trades share. */
export const BookTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.micro}

  & th,
  & td {
    height: ${LINE};
    padding: 0 ${space[4]};
    font-weight: inherit;
    text-align: right;
    white-space: nowrap;
  }

  & thead th {
    color: ${color.text3};
  }

  /* Of the table, so that a figure with another digit moves no other. */
  & thead th:nth-child(2) {
    width: 30%;
  }

  & thead th:nth-child(3) {
    width: 32%;
  }

  & :is(th, td):first-child {
    padding-left: ${space[24]};
    text-align: left;
  }

  & :is(th, td):last-child {
    padding-right: ${space[24]};
  }

  @container (max-width: ${ROOM_FOR_THREE}) {
    & :is(th, td):nth-child(3) {
      display: none;
    }

    & :is(th, td):first-child {
      padding-left: ${space[8]};
    }

    & :is(th, td):nth-child(2) {
      padding-right: ${space[8]};
    }

    & thead th:nth-child(2) {
      width: 45%;
    }
  }
`

/** A price in the colour of its side. */
export const BookPrice = styled.span<{ $tone: 'up' | 'down' }>`
  color: ${({ $tone }) => color[$tone]};
`
