import { Button, Card, type Elements, notify } from '@crossbook/ui'
import { useState, type ReactNode } from 'react'
import { estimateCopy as copy } from './estimateCopy'

interface EstimateCardProps<Form> {
  title: string
  lead: string
  /** The estimate of a typical amount, until the form is open. */
  preview: Elements
  /** Loads the form's code, which users who only read do not need. */
  load: () => Promise<Form>
  /** Renders the form once its code is loaded. */
  children: (form: Form) => ReactNode
}

/** An estimate, and the form for another one. The form loads on demand, and takes the focus from the button that opened it. */
export function EstimateCard<Form>({ title, lead, preview, load, children }: EstimateCardProps<Form>) {
  const [loaded, setLoaded] = useState<{ form: Form }>()
  const [isLoading, setIsLoading] = useState(false)
  const ask = () => {
    setIsLoading(true)
    load().then(
      (form) => setLoaded({ form }),
      () => {
        setIsLoading(false)
        notify.error(copy.notLoaded)
      },
    )
  }

  return (
    <Card title={title} lead={lead}>
      {loaded ? (
        <div ref={focusFirstField}>{children(loaded.form)}</div>
      ) : (
        <>
          {preview}
          <Button pending={isLoading} fullWidth="always" onClick={ask}>
            {copy.ask}
          </Button>
        </>
      )}
    </Card>
  )
}

function focusFirstField(form: HTMLElement | null) {
  form?.querySelector<HTMLElement>('select, input')?.focus()
}
