import { space } from '@crossbook/ui'
import styled from 'styled-components'
import { Container } from '../Container'
import { SocialLinks } from './SocialLinks'

/** The landing page's own footer. The site's footer, which links to all pages, follows it. */
export function Footer() {
  return (
    <footer>
      <Inner>
        <SocialLinks />
      </Inner>
    </footer>
  )
}

const Inner = styled(Container)`
  padding-block-end: ${space[24]};
`
