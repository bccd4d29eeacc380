import { size } from '@crossbook/ui'
import styled from 'styled-components'

/** The measure of the landing page: as wide as content may be, centred, with the page's padding at both sides. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${size.content} + 2 * ${size.pagePadding});
  min-width: 0;
  margin-inline: auto;
  padding-inline: ${size.pagePadding};
`
