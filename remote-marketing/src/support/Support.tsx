import { Card, DescriptionItem, DescriptionList, PageBody, PageHeader, SplitLayout } from '@crossbook/ui'
import { ContactCards } from './ContactCards'
import { ContactForm } from './ContactForm'
import { SUPPORT_HOURS } from './supportCopy'

/** Support: three ways to reach it, a form, and its hours. */
export default function Support() {
  return (
    <PageBody>
      <PageHeader title="Contact Us" lead="Choose how you want to reach support, or write to us below." />
      <ContactCards />
      <SplitLayout $aside={400}>
        <Card title="Send us a message">
          <ContactForm />
        </Card>
        <Card title="Support hours" lead="Live chat and phone, Eastern time.">
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
