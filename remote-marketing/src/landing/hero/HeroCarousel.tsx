import { arrowRightIcon, color, height, Icon, media, motion, PauseButton, space, type } from '@crossbook/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { HERO_SLIDES } from './heroSlides'
import { SlidePicker } from './SlidePicker'
import { useRotation } from './useRotation'

/** Sizes of the sentence below the heading. */
const LEAD = { text: '1.0625rem', line: '1.75rem' } as const

/** The rotating banner: a carousel. Its controls come first in the tab order and are below the slides on the screen. */
export function HeroCarousel() {
  const { current, show, state, setPaused, moving, region } = useRotation(HERO_SLIDES.length)

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

// The page's HTML is made before anybody knows the system's preference: the button must not show until then.
const Motion = styled.span`
  ${media.reducedMotion} {
    visibility: hidden;
  }
`

// All slides lie in one cell, so that the tallest sets the height and nothing below ever moves.
const Slides = styled.div`
  display: grid;
`

const Slide = styled.div<{ $shown: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[20]};
  grid-area: 1 / 1;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition:
    opacity ${motion.medium} ${motion.ease},
    visibility ${motion.medium};
  transition-delay: ${({ $shown }) => ($shown ? motion.medium : '0ms')};
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
