import { PAGE_MARKUP } from '@crossbook/contract'
import { act, screen } from '@testing-library/react'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { openEarlyInput, type EarlyInput } from './earlyInput'
import { usePagePart } from './pagePart'

/** Keeps its fields together, and makes each change from what it was rendered with, as screens do. */
function Form({ marks = '' }: { marks?: string }) {
  const [{ amount, coin, agrees }, setFields] = useState({ amount: '1', coin: 'BTC', agrees: false })
  const change = (changed: Partial<{ amount: string; coin: string; agrees: boolean }>) =>
    setFields({ amount, coin, agrees, ...changed })
  const [presses, setPresses] = useState(0)
  const [explained, setExplained] = useState(false)
  return (
    <>
      <select aria-label="Coin" value={coin} onChange={(event) => change({ coin: event.target.value })}>
        <option>BTC</option>
        <option>ETH</option>
      </select>
      <input
        aria-label="Amount"
        data-marks={marks || undefined}
        value={amount}
        onChange={(event) => change({ amount: event.target.value })}
      />
      <input
        type="checkbox"
        aria-label="Agree"
        checked={agrees}
        onChange={(event) => change({ agrees: event.target.checked })}
      />
      <button
        type="button"
        onClick={() => setPresses(presses + 1)}
        onFocus={() => setExplained(true)}
        onBlur={() => setExplained(false)}
      >
        Convert
      </button>
      {explained && <p role="tooltip">Nothing is sent yet</p>}
      <output>{`${amount} ${coin} ${agrees ? 'agreed' : 'not agreed'} ${presses}`}</output>
    </>
  )
}

/** A form that is rendered again before the site stands: for a mark of the visitor, which no page was rendered with. */
function FormAfterAll() {
  const marks = useSyncExternalStore(
    () => () => undefined,
    () => 'BTC',
    () => '',
  )
  return <Form marks={marks} />
}

/** What promotion renders of the form. */
const PRERENDERED =
  '<select aria-label="Coin"><option selected="">BTC</option><option>ETH</option></select><input aria-label="Amount" value="1">' +
  '<input type="checkbox" aria-label="Agree"><button type="button">Convert</button><output>1 BTC not agreed 0</output>'

let root: Root | undefined

/** The whole page stands at once, which is heard from an effect. */
function TakenOver({ children }: { children: ReactNode }) {
  const [{ shell, screen }] = useState(() => openEarlyInput(document))
  usePagePart(shell)
  usePagePart(screen)
  return children
}

/** A prerendered page that the visitor uses before the site starts. */
async function openAndUse(visit: (early: EarlyInput) => void, content = <Form />) {
  document.documentElement.setAttribute(PAGE_MARKUP.starting, '')
  document.body.innerHTML = `<div id="${PAGE_MARKUP.rootId}">${PRERENDERED}</div>`
  const early: EarlyInput = { pressed: null, fields: new Map() }
  window[PAGE_MARKUP.earlyInput] = early
  visit(early)
  const container = document.getElementById(PAGE_MARKUP.rootId)
  if (!container) throw new Error('no root')
  await act(async () => {
    root = hydrateRoot(container, <TakenOver>{content}</TakenOver>)
  })
  await act(aTaskLater)
}

/** After the microtask that the change of hands is made in, and the task that the press then comes in. */
const aTaskLater = async () => {
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve))
}

afterEach(async () => {
  await act(async () => root?.unmount())
  document.documentElement.removeAttribute(PAGE_MARKUP.starting)
  document.body.innerHTML = ''
})

describe('what a visitor does before the site has started', () => {
  it('counts: text, choice, tick, and the button pressed last', async () => {
    await openAndUse((early) => {
      const coin = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Coin' })
      const agree = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Agree' })
      screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value = '25'
      coin.value = 'ETH'
      agree.checked = true
      early.fields.set(coin, 'ETH').set(agree, true)
      early.pressed = screen.getByRole('button', { name: 'Convert' })
    })
    expect(screen.getByRole('status')).toHaveTextContent('25 ETH agreed 1')
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('25')
  })

  it('counts in a field that is rendered again before the site stands, and so put back', async () => {
    let amount: HTMLInputElement | undefined
    await openAndUse(
      (early) => {
        amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
        amount.value = '25'
        early.fields.set(amount, '25')
      },
      <FormAfterAll />,
    )
    expect(screen.getByRole('textbox', { name: 'Amount' })).toBe(amount)
    expect(amount).toHaveAttribute('data-marks', 'BTC')
    expect(amount).toHaveValue('25')
    expect(screen.getByRole('status')).toHaveTextContent('25 BTC')
  })

  it('keeps the focus, and the control that has it hears of it', async () => {
    await openAndUse(() => screen.getByRole('button', { name: 'Convert' }).focus())
    expect(screen.getByRole('button', { name: 'Convert' })).toHaveFocus()
    expect(screen.getByRole('tooltip')).toHaveTextContent('Nothing is sent yet')
  })

  it('counts around the screen as soon as that answers, and in the screen when it does', async () => {
    document.documentElement.setAttribute(PAGE_MARKUP.starting, '')
    document.body.innerHTML = '<header><button>Menu</button></header><main><button>Convert</button></main>'
    const [menu, convert] = [...document.querySelectorAll('button')]
    const heard: string[] = []
    document.addEventListener('click', ({ target }) => heard.push((target as Element).innerHTML))
    const early: EarlyInput = { pressed: menu ?? null, fields: new Map() }
    window[PAGE_MARKUP.earlyInput] = early
    const { shell, screen } = openEarlyInput(document)
    const press = (button = menu) => {
      // As the page's head script does.
      early.pressed = button ?? null
      button?.click()
    }

    shell.stands()
    expect(heard).toEqual(['Menu'])
    press(convert)
    press(menu)
    screen.stands()
    await aTaskLater()
    expect(heard).toEqual(['Menu', 'Convert', 'Menu', 'Convert'])
    expect(document.documentElement.getAttributeNames()).toEqual([])
  })

  it('counts once when it is heard: from when its part answers, which is before that says that it stands', async () => {
    document.documentElement.setAttribute(PAGE_MARKUP.starting, '')
    document.body.innerHTML = '<header><button>Menu</button></header><main><button>Convert</button></main>'
    const heard: string[] = []
    document.addEventListener('click', ({ target }) => heard.push((target as Element).innerHTML))
    const early: EarlyInput = { pressed: null, fields: new Map() }
    window[PAGE_MARKUP.earlyInput] = early
    const { shell, screen } = openEarlyInput(document)
    for (const [part, name] of [
      [shell, 'header'],
      [screen, 'main'],
    ] as const) {
      part.answers()
      const button = document.querySelector<HTMLElement>(`${name} button`)
      // As the page's head script does.
      early.pressed = button
      button?.click()
      part.stands()
    }
    await aTaskLater()
    expect(heard).toEqual(['Menu', 'Convert'])
  })

  describe('to a screen that was rendered anew', () => {
    const opened = (screenHtml: string, pressed = 'button') => {
      document.documentElement.setAttribute(PAGE_MARKUP.starting, '')
      document.body.innerHTML = `<main>${screenHtml}</main>`
      window[PAGE_MARKUP.earlyInput] = { pressed: document.querySelector(pressed), fields: new Map() }
      const { shell, screen } = openEarlyInput(document)
      return async (nextHtml: string) => {
        const heard: string[] = []
        document.body.innerHTML = `<main>${nextHtml}</main>`
        document.addEventListener('click', ({ target }) => heard.push((target as Element).id))
        shell.stands()
        screen.stands()
        await aTaskLater()
        return heard
      }
    }

    it('counts for the control that says the same', async () => {
      const become = opened('<button aria-label="Hide"></button><button>Back</button>', 'button + button')
      expect(await become('<button aria-label="Hide"></button><button id="new">Back</button>')).toEqual([
        'new',
      ])
    })

    it('counts for none when two say the same, and for none when none does', async () => {
      expect(await opened('<button>Swap</button>')('<button>Swap</button><button>Swap</button>')).toEqual([])
      expect(await opened('<button>Swap</button>')('<button>Back</button><a>Swap</a>')).toEqual([])
    })

    it('counts when it was taken away under the finger, and not when that had let go', async () => {
      const [hold, letGo] = ['pointerdown', 'pointerup'].map((type) => new Event(type, { bubbles: true }))
      if (!hold || !letGo) throw new Error('no events')
      const held = opened('<button>Back</button>', 'none')
      document.querySelector('button')?.dispatchEvent(hold)
      expect(await held('<button id="new">Back</button>')).toEqual(['new'])

      const moved = opened('<button>Back</button>', 'none')
      document.querySelector('button')?.dispatchEvent(hold)
      document.body.dispatchEvent(letGo)
      expect(await moved('<button id="new">Back</button>')).toEqual([])
    })

    it('keeps the focus', async () => {
      const become = opened('<button>Back</button><input aria-label="Search">', 'none')
      document.querySelector('input')?.focus()
      await become('<button>Back</button><input aria-label="Search">')
      expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus()
    })
  })

  it('changes nothing when there was nothing, nor a second time', async () => {
    await openAndUse(() => {})
    expect(screen.getByRole('status')).toHaveTextContent('1 BTC not agreed 0')
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    await act(async () => {
      root?.render(
        <TakenOver key="again">
          <Form />
        </TakenOver>,
      )
    })
    await act(aTaskLater)
    expect(screen.getByRole('status')).toHaveTextContent('1 BTC not agreed 0')
  })
})
