/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import * as ui from './index'

const { Field, TextInput, AmountInput, PasswordInput, Select, TextArea, Checkbox, Switch } = ui

/** Every component once, as a public page would contain them. */
function Parts() {
  return (
    <ui.PageBody>
      <ui.PageHeader title="All parts" />
      <ui.Button pendingLabel="Signing in...">Sign In</ui.Button>
      <ui.Button pending pendingLabel="Signing in...">
        Sign In
      </ui.Button>
      <ui.ButtonLink to="/">Home</ui.ButtonLink>
      <ui.IconButton label="Close" shape={ui.closeIcon} />
      <Field label="Text" error="Wrong" help="Help">
        <TextInput />
      </Field>
      <AmountInput aria-label="Amount" unit="BTC" />
      <ui.DecimalField
        label="Amount"
        value="1,250"
        onChange={() => {}}
        reading={{ error: 'Unclear', readings: ['1250', '1.250'] }}
      />
      <ui.ConfirmNotice
        warning="Nothing is received."
        label="Go on"
        isConfirmed={false}
        onChange={() => {}}
      />
      <PasswordInput aria-label="Password" />
      <Select aria-label="Coin" leading={<ui.CoinLogo symbol="BTC" />} />
      <TextArea aria-label="Note" />
      <Checkbox label="Terms" />
      <Switch label="Alerts" />
      <ui.Card title="Card">
        <ui.DescriptionList>
          <ui.DescriptionItem term="Fee">1</ui.DescriptionItem>
        </ui.DescriptionList>
      </ui.Card>
      <ui.StatGrid>
        <ui.Stat label="Volume">1</ui.Stat>
      </ui.StatGrid>
      <ui.Tabs label="Tabs" tabs={[{ value: 'a', label: 'A' }]} value="a" onChange={() => {}}>
        <ui.DataTable
          caption="Rows"
          columns={[
            { key: 'a', header: 'A', cell: (row: string) => row, sortValue: (row) => row, width: 80 },
          ]}
          rows={['1']}
          rowKey={(row) => row}
        />
      </ui.Tabs>
      <ui.SegmentedControl
        label="Side"
        options={[{ value: 'a', label: 'A' }]}
        value="a"
        onChange={() => {}}
      />
      <ui.ChangeText change={{ text: '+1%', direction: 'up' }} />
      <ui.Sparkline values={[1, 2]} />
      <ui.CopyButton text="a" label="Copy a" />
      <ui.PauseButton paused={false} preference="prices-paused:true" onChange={() => {}} subject="prices" />
      <ui.Badge tone="up">Up</ui.Badge>
      <ui.Notice title="Note" />
      <ui.EmptyState text="Nothing" />
      <ui.Spinner />
      <ui.Skeleton $height={10} />
      <ui.SampleDataNote />
      <ui.CardGrid>
        <ui.Cluster>
          <ui.Stack>
            <ui.SplitLayout>x</ui.SplitLayout>
          </ui.Stack>
        </ui.Cluster>
      </ui.CardGrid>
      <ui.Dialog open={false} onClose={() => {}} title="Dialog">
        <p>Closed</p>
      </ui.Dialog>
      <ui.Drawer open={false} onClose={() => {}} label="Drawer">
        <p>Closed</p>
      </ui.Drawer>
      <ui.Toaster />
    </ui.PageBody>
  )
}

describe('the first render of the parts', () => {
  const html = renderToString(
    <MemoryRouter>
      <Parts />
    </MemoryRouter>,
  )

  it('needs no browser', () => {
    expect(html).toContain('<h1 tabindex="-1"')
    expect(html).toContain('Sample data as of 15 Mar 2024')
  })

  it('has no inline styles, which the policy would block', () => {
    expect(html.replace(/<style[\s\S]*?<\/style>/g, '')).not.toContain('style=')
  })

  it('leaves closed parts out of the page', () => {
    expect(html).not.toContain('Closed')
  })
})
