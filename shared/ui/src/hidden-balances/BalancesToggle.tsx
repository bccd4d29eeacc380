import { IconButton } from '../button/IconButton'
import { Icon } from '../icon/Icon'
import { eyeIcon, eyeOffIcon } from '../icon/eyeIconShapes'
import { ByPreference } from '../preference/ByPreference'
import { BALANCES_HIDDEN, setBalancesHidden, useBalancesHidden } from './hiddenBalances'

/** Hides every balance of the site, or shows them again. Each screen with a balance has this button, so that users can always undo it. */
export function BalancesToggle() {
  const hidden = useBalancesHidden()
  return (
    <IconButton
      size="small"
      label={hidden ? 'Show balances' : 'Hide balances'}
      shape={eyeIcon}
      icon={
        <ByPreference
          word={BALANCES_HIDDEN}
          holds={hidden}
          then={<Icon shape={eyeIcon} />}
          otherwise={<Icon shape={eyeOffIcon} />}
        />
      }
      onClick={() => setBalancesHidden(!hidden)}
    />
  )
}
