import {
  arrowRightIcon,
  color,
  type Elements,
  height,
  Icon,
  media,
  PauseButton,
  space,
  type,
} from '@crossbook/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { HERO_SLIDES } from './heroSlides'
import { inTurn } from '../inTurn'
import { SlidePicker } from './SlidePicker'
import type { Rotation } from './useRotation'

/** Sizes of the sentence below the heading. */
const LEAD = { text: '1.0625rem', line: '1.75rem' } as const

interface HeroCarouselProps {
  /** Through the slides of the hero. */
  rotation: Rotation
  children?: Elements
}

/**
 * The rotating banner: a carousel. Its controls are first in the tab order and last on the screen. The sign-up link is directly
 * below the slides, and the slide stays while the pointer is there.
 */
export function HeroCarousel({ rotation, children }: HeroCarouselProps) {
  const { current, show, state, setPaused, moving, region } = rotation

  return (
    <Region aria-roledescription="carousel" aria-label="Highlights" ref={region}>
      <Controls>
        {state !== 'reducedMotion' && (
          <Motion>
            <PauseButton
              paused={state === 'paused'}
              preference="hero-paused:true"
              onChange={setPaused}
              subject="slide show"
              iconOnly
            />
          </Motion>
        )}
        <SlidePicker slides={HERO_SLIDES} current={current} onPick={show} />
      </Controls>
      {children}
      <Slides aria-live={moving ? 'off' : 'polite'}>
        {HERO_SLIDES.map(({ title, text, link }, index) => (
          <Slide
            key={title}
            role="group"
            aria-roledescription="slide"
            aria-label={`${String(index + 1)} of ${String(HERO_SLIDES.length)}`}
            $shown={index === current}
          >
            <Title>{title}</Title>
            <Text>{text}</Text>
            <More to={link.to}>
              <span>{link.label}</span>
              <Icon shape={arrowRightIcon} size={16} />
            </More>
          </Slide>
        ))}
      </Slides>
    </Region>
  )
}

const Region = styled.section`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[24]};
`

const Controls = styled.div`
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[8]};
`

// The page's HTML is prerendered without the system's preference, so the button must not be visible until it is known.
const Motion = styled.span`
  ${media.reducedMotion} {
    visibility: hidden;
  }
`

// All slides are in one grid cell, so that the tallest sets the height and nothing below moves.
const Slides = styled.div`
  display: grid;
`

const Slide = styled.div<{ $shown: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[20]};
  grid-area: 1 / 1;
  ${inTurn}
`

const Title = styled.h2`
  max-width: 12em;
  ${type.display}
`

const Text = styled.p`
  max-width: 35em;
  color: ${color.text2};
  font-size: ${LEAD.text};
  line-height: ${LEAD.line};
`

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${height.small};
  color: ${color.accent};
  ${type.control}
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`
