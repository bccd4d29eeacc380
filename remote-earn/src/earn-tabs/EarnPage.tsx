import { PageBody, PageHeader } from '@crossbook/ui'
import type { ComponentProps, ReactNode } from 'react'
import { EarnTabs } from './EarnTabs'

/** A page of the Earn menu: the tab bar, its head, and what it is about, all on one grid. */
export function EarnPage({ children, ...head }: ComponentProps<typeof PageHeader> & { children: ReactNode }) {
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
