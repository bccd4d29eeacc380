import styled from 'styled-components'
import { Button } from '../button/Button'
import { IconButton } from '../button/IconButton'
import { Icon } from '../icon/Icon'
import { pauseIcon, playIcon } from '../icon/iconShapes'
import { ByPreference } from '../preference/ByPreference'
import { media } from '../tokens'

interface PauseButtonProps {
  paused: boolean
  /** The choice as pages are marked with it: `prices-paused:true`. */
  preference: string
  onChange: (paused: boolean) => void
  /** The moving part, for the accessible name: "price updates" becomes "Pause price updates". */
  subject: string
  /** Shows the icon alone: everywhere, or on phones only, where a line has no space for the label. */
  iconOnly?: boolean | 'onPhone'
}

/** Stops and resumes automatic movement. Its name always describes the effect of a click. */
export function PauseButton({ paused, preference, onChange, subject, iconOnly = false }: PauseButtonProps) {
  const label = `${paused ? 'Resume' : 'Pause'} ${subject}`
  const toggle = () => {
    onChange(!paused)
  }
  const face = (size: 16 | 20) => (
    <ByPreference
      word={preference}
      holds={paused}
      then={<Face verb="Resume" size={size} iconOnly={iconOnly} />}
      otherwise={<Face verb="Pause" size={size} iconOnly={iconOnly} />}
    />
  )
  if (iconOnly === true)
    return <IconButton size="small" label={label} shape={pauseIcon} icon={face(20)} onClick={toggle} />
  return (
    <Button size="small" variant="quiet" edge="end" aria-label={label} onClick={toggle}>
      {face(16)}
    </Button>
  )
}

interface FaceProps extends Pick<PauseButtonProps, 'iconOnly'> {
  verb: 'Pause' | 'Resume'
  size: 16 | 20
}

function Face({ verb, size, iconOnly }: FaceProps) {
  const word = iconOnly === 'onPhone' ? <FromTabletOn>{verb}</FromTabletOn> : <span>{verb}</span>
  return (
    <>
      <Icon shape={verb === 'Resume' ? playIcon : pauseIcon} size={size} />
      {iconOnly !== true && word}
    </>
  )
}

const FromTabletOn = styled.span`
  ${media.belowS} {
    display: none;
  }
`
