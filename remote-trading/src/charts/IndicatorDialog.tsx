import { Button, Dialog } from '@crossbook/ui'
import type { Indicator } from './chartChoices'
import { chartsCopy as copy } from './chartsCopy'
import { IndicatorButtons } from './IndicatorButtons'

interface IndicatorDialogProps {
  chosen: readonly Indicator[]
  onToggle: (indicator: Indicator) => void
  onClose: () => void
}

/** The indicators in a sheet at the foot of a phone's window. */
export function IndicatorDialog({ chosen, onToggle, onClose }: IndicatorDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.indicators}
      actions={
        <Button variant="primary" onClick={onClose}>
          {copy.done}
        </Button>
      }
    >
      <IndicatorButtons chosen={chosen} onToggle={onToggle} size="medium" />
    </Dialog>
  )
}
