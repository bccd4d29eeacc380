import type { ReactNode } from 'react'
import { type Elements, PageBody, PageHeader } from '@crossbook/ui'
import { SHELL_COPY } from './shellCopy'

interface ViewProps {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  /** `wide` takes all of the window. */
  width?: 'content' | 'wide'
  children: Elements
}

/** A view: its title in the page and in the browser's tab, and its content. */
export function View({ title, lead, actions, width = 'content', children }: ViewProps) {
  return (
    <PageBody width={width === 'wide' ? 'trading' : 'content'}>
      <title>{SHELL_COPY.title(title)}</title>
      <PageHeader title={title} lead={lead} actions={actions} />
      {children}
    </PageBody>
  )
}
