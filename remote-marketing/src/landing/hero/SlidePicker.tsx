import { color, height, motion, radius, space, stroke } from '@crossbook/ui'
import styled from 'styled-components'
import type { HeroSlide } from './heroSlides'

const TARGET_WIDTH = '1.75rem'

/** The diameter of a dot. */
const DOT = '0.625rem'

interface SlidePickerProps {
  slides: readonly HeroSlide[]
  current: number
  onPick: (index: number) => void
}

/** One dot for each slide, with its name. The dot of the current slide stays in the tab order and does nothing. */
export function SlidePicker({ slides, current, onPick }: SlidePickerProps) {
  return (
    <Dots role="group" aria-label="Choose slide">
      {slides.map(({ title }, index) => (
        <Dot
          key={title}
          type="button"
          aria-label={`Slide ${String(index + 1)}: ${title}`}
          aria-disabled={index === current}
          onClick={() => onPick(index)}
        />
      ))}
    </Dots>
  )
}

const Dots = styled.div`
  display: flex;
  margin-left: calc(-1 * ${space[8]});
`

// The target is larger than the dot, and the dot grows by a transform: a changing width would move its neighbours.
const Dot = styled.button`
  display: grid;
  place-items: center;
  width: ${TARGET_WIDTH};
  height: ${height.small};
  border-radius: ${radius.control};

  &::before {
    content: '';
    width: ${DOT};
    height: ${DOT};
    border-radius: ${radius.badge};
    background: ${color.controlLine};
    /* As long as a slide takes to fade in: a browser paints frames at the end of every duration. */
    transition: transform ${motion.medium} ${motion.ease};
  }

  &:hover::before {
    background: ${color.text2};
  }

  &[aria-disabled='true'] {
    cursor: default;
  }

  &[aria-disabled='true']::before {
    background: ${color.accent};
    transform: scale(1.4);
  }

  @media (forced-colors: active) {
    &::before {
      border: ${stroke.hairline} solid;
    }
  }
`
