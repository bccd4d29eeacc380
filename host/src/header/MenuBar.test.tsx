import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { act, screen, within } from '@testing-library/react'
import { MenuBar } from './MenuBar'
import { MENUS } from './menus.fixture'

expect.extend(toHaveNoViolations)

const open = (path = '/') => renderScreen(<MenuBar menus={MENUS} />, { path })
const menu = (name: string) => screen.getByRole('button', { name })
const link = (name: string) => screen.getByRole('link', { name })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

const openMenu = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent)

describe('the menus of large screens', () => {
  it('are Trading, Features, Tools and Earn', () => {
    open()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Trading',
      'Features',
      'Tools',
      'Earn',
    ])
  })

  it('lead to the screens of their group, marked where the visitor is [SHL-07]', async () => {
    const { user, container, router } = open('/trading/futures')
    await user.click(menu('Trading'))
    const links = within(screen.getByRole('navigation')).getAllByRole('link')
    for (const [index, name] of ['Spot', 'Futures', 'Margin', 'P2P'].entries())
      expect(links[index]).toHaveAccessibleName(name)
    expect(links).toHaveLength(4)
    expect(link('Futures')).toHaveAccessibleDescription('Leverage up to 100x')
    expect(link('Futures')).toHaveAttribute('aria-current', 'page')
    expect(link('Spot')).not.toHaveAttribute('aria-current')
    expect(await axe(container)).toHaveNoViolations()

    await user.click(link('Margin'))
    expect(router.state.location.pathname).toBe('/trading/margin')
  })

  it('close when the visitor goes somewhere', async () => {
    const { user, router } = open()
    await user.click(menu('Trading'))
    await act(async () => router.navigate('/?page=2'))
    expect(openMenu()).toEqual([])
  })

  it('close on a click elsewhere', async () => {
    const { user } = open()
    await user.click(menu('Trading'))
    await user.click(document.body)
    expect(openMenu()).toEqual([])
  })
})

describe('the menus under a mouse', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('open when it has rested on them for 200 ms [SHL-08]', async () => {
    const { user } = open()
    await user.hover(menu('Trading'))
    pass(199)
    expect(openMenu()).toEqual([])
    pass(1)
    expect(openMenu()).toEqual(['Trading'])
  })

  it('do not open when it passes by', async () => {
    const { user } = open()
    await user.hover(menu('Trading'))
    pass(199)
    await user.unhover(menu('Trading'))
    pass(1000)
    expect(openMenu()).toEqual([])
  })

  it('close 150 ms after it has left [SHL-10]', async () => {
    const { user } = open()
    await user.hover(menu('Trading'))
    pass(200)
    await user.unhover(menu('Trading'))
    pass(149)
    expect(openMenu()).toEqual(['Trading'])
    pass(1)
    expect(openMenu()).toEqual([])
  })

  it('close when it leaves in the moment in which they open, before that is on the screen', async () => {
    const { user } = open()
    await user.hover(menu('Trading'))
    await act(async () => {
      jest.advanceTimersByTime(200)
      await user.unhover(menu('Trading'))
    })
    expect(openMenu()).toEqual(['Trading'])
    pass(150)
    expect(openMenu()).toEqual([])
  })

  it('stay open when it slips off and comes back', async () => {
    const { user } = open()
    await user.hover(menu('Trading'))
    pass(200)
    await user.unhover(menu('Trading'))
    pass(100)
    await user.hover(link('Spot'))
    pass(1000)
    expect(openMenu()).toEqual(['Trading'])
  })

  it('open at once when it comes from an open one', async () => {
    const { user } = open()
    await user.hover(menu('Trading'))
    pass(200)
    await user.hover(menu('Features'))
    expect(openMenu()).toEqual(['Features'])
  })

  it('open at once within 300 ms after another one has closed [SHL-09]', async () => {
    const { user } = open()
    await user.hover(menu('Trading'))
    pass(200)
    await user.unhover(menu('Trading'))
    pass(150 + 299)
    await user.hover(menu('Tools'))
    expect(openMenu()).toEqual(['Tools'])
  })

  it('wait again 300 ms after another one has closed', async () => {
    const { user } = open()
    await user.hover(menu('Trading'))
    pass(200)
    await user.unhover(menu('Trading'))
    pass(150)
    pass(300)
    await user.hover(menu('Tools'))
    expect(openMenu()).toEqual([])
  })

  it('open at once on a click', async () => {
    const { user } = open()
    await user.click(menu('Earn'))
    expect(openMenu()).toEqual(['Earn'])
  })

  it('stay open on a click that comes just after they opened by themselves, and close on the next', async () => {
    const { user } = open()
    await user.hover(menu('Earn'))
    pass(200)
    await user.click(menu('Earn'))
    expect(openMenu()).toEqual(['Earn'])
    await user.click(menu('Earn'))
    expect(openMenu()).toEqual([])
  })

  it('do not open under a finger before a tap', async () => {
    const { user } = open()
    await user.pointer({ keys: '[TouchA>]', target: menu('Tools') })
    pass(1000)
    expect(openMenu()).toEqual([])
    await user.pointer({ keys: '[/TouchA]', target: menu('Tools') })
    expect(openMenu()).toEqual(['Tools'])
  })

  it('can be dismissed with Escape without moving mouse or focus', async () => {
    const { user } = open()
    await user.hover(menu('Trading'))
    pass(200)
    await user.keyboard('{Escape}')
    expect(openMenu()).toEqual([])
    expect(document.body).toHaveFocus()
  })
})

describe('the menus under a keyboard', () => {
  afterEach(() => jest.useRealTimers())

  it('open and close on Enter and Space', async () => {
    const { user } = open()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(openMenu()).toEqual(['Trading'])
    await user.keyboard(' ')
    expect(openMenu()).toEqual([])
  })

  it('let Left, Right, Home and End go along the bar', async () => {
    const { user } = open()
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(menu('Features')).toHaveFocus()
    await user.keyboard('{End}')
    expect(menu('Earn')).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(menu('Trading')).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(menu('Earn')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(menu('Trading')).toHaveFocus()
    expect(openMenu()).toEqual([])
  })

  it('open on Down at the first link and on Up at the last', async () => {
    const { user } = open()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(link('Spot')).toHaveFocus()
    await user.keyboard('{Escape}{ArrowUp}')
    expect(link('P2P')).toHaveFocus()
  })

  it('let Up, Down, Home and End go through the links', async () => {
    const { user } = open()
    await user.tab()
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}')
    expect(link('Futures')).toHaveFocus()
    await user.keyboard('{End}{ArrowDown}')
    expect(link('Spot')).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(link('P2P')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(link('Spot')).toHaveFocus()
  })

  it('go on to the next menu from an open one, and stay open', async () => {
    const { user } = open()
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowRight}')
    expect(menu('Features')).toHaveFocus()
    expect(openMenu()).toEqual(['Features'])
  })

  it('find a link by the beginning of its name', async () => {
    const { user } = open()
    await user.tab()
    await user.keyboard('{ArrowDown}p')
    expect(link('P2P')).toHaveFocus()
  })

  it('start a new word when nothing was typed for 1000 ms [SHL-11]', async () => {
    jest.useFakeTimers()
    const { user } = open()
    await user.click(menu('Tools'))
    await user.keyboard('{ArrowDown}ca')
    expect(link('Calculator')).toHaveFocus()
    pass(1000)
    await user.keyboard('co')
    expect(link('Compare')).toHaveFocus()
  })

  it('find a menu by the beginning of its name', async () => {
    const { user } = open()
    await user.tab()
    await user.keyboard('e')
    expect(menu('Earn')).toHaveFocus()
  })

  it('close on Escape and give the focus back to their button', async () => {
    const { user } = open()
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}{Escape}')
    expect(openMenu()).toEqual([])
    expect(menu('Trading')).toHaveFocus()
  })

  it('close when Tab leaves them', async () => {
    const { user } = open()
    await user.click(menu('Features'))
    await user.keyboard('{ArrowDown}{End}')
    await user.tab()
    expect(menu('Tools')).toHaveFocus()
    expect(openMenu()).toEqual([])
  })

  it('are not closed by a mouse that passes over them', async () => {
    jest.useFakeTimers()
    const { user } = open()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    await user.hover(link('Spot'))
    await user.unhover(link('Spot'))
    pass(1000)
    expect(openMenu()).toEqual(['Trading'])
  })
})
