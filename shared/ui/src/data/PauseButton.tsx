import styled from 'styled-components'
import { Button } from '../button/Button'
import { IconButton } from '../button/IconButton'
import { Icon } from '../icon/Icon'
import { pauseIcon, playIcon } from '../icon/iconShapes'
import { media } from '../tokens'

interface PauseButtonProps {
  paused: boolean
  onChange: (paused: boolean) => void
  /** What moves, as it is read out: "price updates" becomes "Pause price updates". */
  subject: string
  /** Shows the icon alone: everywhere, or on phones only, where a line has no room for the word. */
  iconOnly?: boolean | 'onPhone'
}

/** Stops and resumes what moves by itself; its name always says what pressing it does. */
export function PauseButton({ paused, onChange, subject, iconOnly = false }: PauseButtonProps) {
  const verb = paused ? 'Resume' : 'Pause'
  const shape = paused ? playIcon : pauseIcon
  const toggle = () => {
    onChange(!paused)
  }
  if (iconOnly === true)
    return <IconButton size="small" label={`${verb} ${subject}`} shape={shape} onClick={toggle} />
  return (
    <Button size="small" variant="quiet" aria-label={`${verb} ${subject}`} onClick={toggle}>
      <Icon shape={shape} size={16} />
      {iconOnly === 'onPhone' ? <FromTabletOn>{verb}</FromTabletOn> : verb}
    </Button>
  )
}

const FromTabletOn = styled.span`
  ${media.belowS} {
    display: none;
  }
`
