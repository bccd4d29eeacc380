import { size } from '@crossbook/ui'
import styled from 'styled-components'

/** The column of the landing page: as wide as content may be, centred, padded at both sides. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${size.content} + 2 * ${size.pagePadding});
  min-width: 0;
  margin-inline: auto;
  padding-inline: ${size.pagePadding};
`
