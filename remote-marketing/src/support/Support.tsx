import { Card, DescriptionItem, DescriptionList, PageBody, PageHeader, SplitLayout } from '@crossbook/ui'
import { ContactCards } from './ContactCards'
import { ContactForm } from './ContactForm'
import { SUPPORT_HOURS, supportCopy as copy } from './supportCopy'

/** Support: three ways to contact it, a form, and its hours. */
export default function Support() {
  return (
    <PageBody>
      <PageHeader title={copy.title} lead={copy.lead} />
      <ContactCards />
      <SplitLayout $aside={400}>
        <Card title={copy.form}>
          <ContactForm />
        </Card>
        <Card title={copy.hours} lead={copy.hoursLead}>
          <DescriptionList>
            {SUPPORT_HOURS.map(({ term, hours }) => (
              <DescriptionItem key={term} term={term}>
                {hours}
              </DescriptionItem>
            ))}
          </DescriptionList>
        </Card>
      </SplitLayout>
    </PageBody>
  )
}
