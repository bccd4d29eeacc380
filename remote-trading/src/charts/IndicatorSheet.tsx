import { Button, notify } from '@crossbook/ui'
import { useState } from 'react'
import type { Indicator } from './chartChoices'
import { chartsCopy as copy } from './chartsCopy'

const loadDialog = () => import(/* webpackChunkName: "indicator-dialog" */ './IndicatorDialog')

type IndicatorDialog = Awaited<ReturnType<typeof loadDialog>>['IndicatorDialog']

interface IndicatorSheetProps {
  chosen: readonly Indicator[]
  onToggle: (indicator: Indicator) => void
}

/**
 * A button that opens the indicators in a sheet, for screens on which six buttons would take the chart's room. The sheet is
 * loaded on first use.
 */
export function IndicatorSheet({ chosen, onToggle }: IndicatorSheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [Sheet, setSheet] = useState<IndicatorDialog>()
  const open = () => {
    setIsOpen(true)
    loadDialog().then(
      (loaded) => setSheet(() => loaded.IndicatorDialog),
      () => {
        setIsOpen(false)
        notify.error(copy.indicatorsNotLoaded)
      },
    )
  }
  return (
    <>
      <Button size="small" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        {copy.chooseIndicators(chosen.length)}
      </Button>
      {isOpen && Sheet && <Sheet chosen={chosen} onToggle={onToggle} onClose={() => setIsOpen(false)} />}
    </>
  )
}
