import { Button, Card, notify } from '@crossbook/ui'
import { useState, type ReactNode } from 'react'
import { estimateCopy as copy } from './estimateCopy'

interface EstimateCardProps<Form> {
  title: string
  lead: string
  /** Brings the form's code, which nobody needs who only reads. */
  load: () => Promise<Form>
  /** Draws the form once its code is there. */
  children: (form: Form) => ReactNode
}

/** A form that is loaded when it is asked for, and takes the focus from the button that asked. */
export function EstimateCard<Form>({ title, lead, load, children }: EstimateCardProps<Form>) {
  const [brought, setBrought] = useState<{ form: Form }>()
  const [isLoading, setIsLoading] = useState(false)
  const ask = () => {
    setIsLoading(true)
    load().then(
      (form) => setBrought({ form }),
      () => {
        setIsLoading(false)
        notify.error(copy.notLoaded)
      },
    )
  }

  return (
    <Card title={title} lead={lead}>
      {brought ? (
        <div ref={focusFirstField}>{children(brought.form)}</div>
      ) : (
        <Button pending={isLoading} fullWidth="always" onClick={ask}>
          {copy.ask}
        </Button>
      )}
    </Card>
  )
}

function focusFirstField(form: HTMLElement | null) {
  form?.querySelector<HTMLElement>('select, input')?.focus()
}
