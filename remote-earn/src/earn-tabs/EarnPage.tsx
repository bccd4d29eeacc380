import { type Elements, PageBody, PageHeader } from '@crossbook/ui'
import type { ComponentProps } from 'react'
import { EarnTabs } from './EarnTabs'

/** A page of the Earn menu: the tab bar, the heading, and the content, all on one grid. */
export function EarnPage({ children, ...head }: ComponentProps<typeof PageHeader> & { children: Elements }) {
  return (
    <>
      <EarnTabs />
      <PageBody>
        <PageHeader {...head} />
        {children}
      </PageBody>
    </>
  )
}
