import { Button } from '@crossbook/ui'
import { useLoadedDialog } from '../loaded-part/useLoadedDialog'
import type { Indicator } from './chartChoices'
import { chartsCopy as copy } from './chartsCopy'
import { IndicatorButtons } from './IndicatorButtons'

interface IndicatorSheetProps {
  chosen: readonly Indicator[]
  onToggle: (indicator: Indicator) => void
}

/** A button that opens the indicators in a sheet, for screens on which six buttons would take the chart's space. */
export function IndicatorSheet({ chosen, onToggle }: IndicatorSheetProps) {
  const { Dialog, isOpen, open, close } = useLoadedDialog(copy.indicatorsNotLoaded)
  return (
    <>
      <Button size="small" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        {copy.chooseIndicators(chosen.length)}
      </Button>
      {Dialog && (
        <Dialog
          open
          onClose={close}
          title={copy.indicators}
          actions={
            <Button variant="primary" onClick={close}>
              {copy.done}
            </Button>
          }
        >
          <IndicatorButtons chosen={chosen} onToggle={onToggle} size="medium" />
        </Dialog>
      )}
    </>
  )
}
