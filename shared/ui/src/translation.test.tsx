import { renderScreen, translateTexts } from '@crossbook/testing'
import type { ReactElement } from 'react'
import { Button } from './button/Button'
import { CopyButton } from './copy/CopyButton'
import { DimmedZeros } from './data/DimmedZeros'
import { ChangeText } from './data/ChangeText'
import { PauseButton } from './data/PauseButton'
import { AmountInput } from './field/AmountInput'
import { Field } from './field/Field'
import { Masked } from './hidden-balances/Masked'
import { setBalancesHidden } from './hidden-balances/hiddenBalances'
import { Notice } from './notice/Notice'
import { Spinner } from './spinner/Spinner'
import { act } from '@testing-library/react'

const pause = { preference: 'prices-paused:true', subject: 'prices', onChange: () => undefined }

const CHANGES: readonly [what: string, ...renders: readonly (readonly [ReactElement, text: string])[]][] = [
  [
    'a button that begins and ends to wait',
    [<Button>Refresh</Button>, 'Refresh'],
    [<Button pending>Refresh</Button>, 'Refresh'],
    [<Button>Refresh</Button>, 'Refresh'],
  ],
  [
    'a button that says what it does meanwhile',
    [<Button pendingLabel="Signing in...">Sign In</Button>, 'Sign In'],
    [
      <Button pendingLabel="Signing in..." pending>
        Sign In
      </Button>,
      'Signing in...Sign In',
    ],
    [<Button pendingLabel="Signing in...">Sign In</Button>, 'Sign In'],
  ],
  [
    'a change without an arrow, and then with one',
    [<ChangeText change={{ text: '0.00%', direction: 'flat' }} />, '0.00%'],
    [<ChangeText change={{ text: '+2.45%', direction: 'up' }} />, '+2.45%'],
    [<ChangeText change={{ text: '0.00%', direction: 'flat' }} />, '0.00%'],
  ],
  [
    'a figure with closing zeros, and then without',
    [<DimmedZeros>1.50</DimmedZeros>, '1.50'],
    [<DimmedZeros>1.25</DimmedZeros>, '1.25'],
    [<DimmedZeros>1.30</DimmedZeros>, '1.30'],
  ],
  [
    'a pause button',
    [<PauseButton {...pause} paused={false} />, 'Pause'],
    [<PauseButton {...pause} paused />, 'Resume'],
  ],
  [
    'a field with one fault after another, and another unit',
    [
      <Field label="Amount" error="Too small">
        <AmountInput unit="BTC" />
      </Field>,
      'AmountBTCToo small',
    ],
    [
      <Field label="Amount" error="Too large">
        <AmountInput unit="ETH" />
      </Field>,
      'AmountETHToo large',
    ],
    [
      <Field label="Amount">
        <AmountInput />
      </Field>,
      'Amount',
    ],
  ],
  [
    'a notice with a title, and then without',
    [<Notice>One</Notice>, 'One'],
    [<Notice title="Title">Two</Notice>, 'TitleTwo'],
    [<Notice>Three</Notice>, 'Three'],
  ],
  ['a spinner', [<Spinner />, 'Loading...'], [<Spinner text="Loading Staking" />, 'Loading Staking']],
]

describe('with page translation', () => {
  it.each(CHANGES)('%s shows each of its texts', (_what, ...renders) => {
    const { container, rerender } = renderScreen(<p />)
    for (const [element, text] of renders) {
      rerender(element)
      expect(container).toHaveTextContent(text)
      translateTexts(container)
      expect(container).toHaveTextContent(text)
    }
  })

  it('a balance is hidden and shown, and is itself not translated', () => {
    const balance = (figure: string) => (
      <p>
        <span>Worth</span> <Masked>{figure}</Masked>
      </p>
    )
    const { container, rerender } = renderScreen(balance('$1.00'))
    translateTexts(container)
    expect(container.querySelectorAll('font')).toHaveLength(2)
    rerender(balance('$2.00'))
    expect(container).toHaveTextContent('Worth $2.00')
    act(() => setBalancesHidden(true))
    translateTexts(container)
    expect(container).toHaveTextContent('Worth ••••••Hidden')
    act(() => setBalancesHidden(false))
    expect(container).toHaveTextContent('Worth $2.00')
  })

  it('a copy button shows that it has copied', async () => {
    const { container, user } = renderScreen(<CopyButton text="x" label="Copy the address" />)
    translateTexts(container)
    await user.click(container.querySelector('button') ?? container)
    expect(container.querySelector('button')).toHaveTextContent('Copied!')
  })
})
