import { color, layer, size, space, stroke } from '@crossbook/ui'
import styled from 'styled-components'
import { availableBeforeScreenIsInteractive } from '../page/startup'

/** What is said of a section without taking its place: over the page's lower end, so that nothing of it moves. */
export const SectionBar = styled.div`
  position: fixed;
  z-index: ${layer.header};
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[12]};
  padding: ${space[12]} ${size.pagePadding};
  border-top: ${stroke.hairline} solid ${color.line};
  background: ${color.s3};
  ${availableBeforeScreenIsInteractive}
`
