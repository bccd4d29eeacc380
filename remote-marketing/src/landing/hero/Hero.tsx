import { ButtonLink, color, media, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import { JoinLink } from '../../join/JoinLink'
import { Container } from '../Container'
import { PricePanel } from '../panel/PricePanel'
import { HeroCarousel } from './HeroCarousel'
import { HERO_SLIDES } from './heroSlides'
import { useRotation } from './useRotation'

const TOP_ON_A_DESK = '4.5rem'

/** Large text, which is higher than the panel, needs no more of it. */
const COPY_TOP = `min(${TOP_ON_A_DESK}, 6vw)`

/** Large text keeps a price of the panel in one line. */
const LEAST_PANEL = '20rem'

/** The head of the landing page: rotating claims and the sign-up link, next to a panel that follows them. */
export function Hero() {
  const rotation = useRotation(HERO_SLIDES.length)
  const { current, region } = rotation
  return (
    <Columns>
      <Copy>
        <Tagline tabIndex={-1}>AI-powered crypto trading</Tagline>
        <HeroCarousel rotation={rotation}>
          <Actions>
            <JoinLink />
            <ButtonLink to={SITE_PATHS.livePrices} size="large" fullWidth="onPhone">
              See live prices
            </ButtonLink>
          </Actions>
        </HeroCarousel>
      </Copy>
      <PanelPlace ref={region}>
        <PricePanel shows={HERO_SLIDES[current]?.shows ?? 'markets'} />
      </PanelPlace>
    </Columns>
  )
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};
  padding-block: ${space[48]};

  ${media.fromL} {
    grid-template-columns: minmax(0, 7fr) minmax(${LEAST_PANEL}, 5fr);
    gap: ${space[64]};
    align-items: start;
    padding-block: ${TOP_ON_A_DESK} ${space[24]};
  }
`

const Copy = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[24]};
  min-width: 0;

  /* About the middle of the panel. Centred text would move when the panel arrives after it. */
  ${media.fromL} {
    padding-block-start: ${COPY_TOP};
  }
`

const PanelPlace = styled.div`
  min-width: 0;
`

// The page's heading is its constant line: the slides' larger ones come and go.
const Tagline = styled.h1`
  color: ${color.accent};
  ${type.control}
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`
