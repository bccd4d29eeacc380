import { PAGE_MARKUP } from '@crossbook/contract'

const { earlyInput, hostRuns, starting } = PAGE_MARKUP

/** What the page's head script remembers until the site has started. */
export interface EarlyInput {
  /** The button, or the link that hands something over, that was pressed last. */
  pressed: Element | null
  /** Texts and choices of the fields that were changed; ticks as true or false. */
  fields: Map<Element, string | boolean>
}

declare global {
  interface Window {
    /** Set by the page's head script; absent on pages without one. */
    [PAGE_MARKUP.earlyInput]?: EarlyInput
  }
}

/** Events by which the page's head script knows what was pressed. */
const PRESSES = ['click', 'submit'] as const

/** On the html element from when all but the screen answers. */
export const SHELL_STANDS = 'data-shell-stands'

/**
 * Gives the site what its visitor did before it had started: what he typed and chose in fields, what he points at, the control
 * that has his focus, then the one that he pressed last. What surrounds the screen is told as soon as it stands, and from then on
 * hears by itself what is pressed there; the screen is told when it stands as well. Where a screen was rendered anew in the place
 * of what was prerendered, its controls take over from those that were alike. Later calls do nothing.
 */
export function openEarlyInput(page: Document) {
  const { documentElement: html } = page
  // Nobody could do anything before, and nothing is to be followed.
  if (!html.hasAttribute(starting)) return { shellStands() {}, screenStands() {} }
  const early = window[earlyInput]
  const isOfScreen = (element: Element) => page.querySelector('main')?.contains(element) ?? true
  const standing = (control: Element | null | undefined) => standingFor(page, control)
  const hand = watchHand(page)
  let hasShell = false
  let hasScreen = false

  /** Says again where the visitor is, in the screen or around it. Returns what he has pressed there. */
  const repeat = (isPart: (element: Element) => boolean) => {
    const pointed = [...page.querySelectorAll(':hover')].at(-1)
    if (pointed && isPart(pointed)) announcePointing(pointed)
    const focused = page.activeElement
    if (focused && focused !== page.body && isPart(focused)) announceFocus(focused)
    const pressed = standing(early?.pressed ?? hand.lostPress())
    return pressed && isPart(pressed) && !isBeingPressed(pressed) ? pressed : undefined
  }
  let pressedInScreen: Element | null = null
  /** What is pressed where it is heard takes nothing from what was pressed in the screen. */
  const keepScreens = ({ target }: Event) => {
    if (!early) return
    if (target instanceof Element && isOfScreen(target)) pressedInScreen = early.pressed
    else early.pressed = pressedInScreen
  }
  const finish = () => {
    for (const press of PRESSES) window.removeEventListener(press, keepScreens, true)
    for (const mark of [starting, hostRuns, SHELL_STANDS]) html.removeAttribute(mark)
    Reflect.deleteProperty(window, earlyInput)
    for (const field of page.querySelectorAll<Field>('input, textarea, select'))
      announceChange(field, early?.fields.get(field))
    standing(hand.lostFocus())?.focus()
    const pressed = repeat(isOfScreen)
    hand.forget()
    // A screen that throws at what it is told now has stood before, which its builds' judge hears in a task of its own.
    setTimeout(() => pressed?.click())
  }

  return {
    /** Hears that all but the screen answers. */
    shellStands() {
      if (hasShell || !html.hasAttribute(starting)) return
      hasShell = true
      html.setAttribute(SHELL_STANDS, '')
      pressedInScreen = early?.pressed && isOfScreen(early.pressed) ? early.pressed : null
      for (const press of PRESSES) window.addEventListener(press, keepScreens, true)
      repeat((element) => !isOfScreen(element))?.click()
      if (hasScreen) finish()
    },
    /** Hears that the screen answers. */
    screenStands() {
      if (hasScreen || !html.hasAttribute(starting)) return
      hasScreen = true
      if (hasShell) finish()
    },
  }
}

/** Follows which control of the page the visitor holds or has the focus on. */
function watchHand(page: Document) {
  let held: Element | null = null
  let focused = page.activeElement
  const controlAt = ({ target }: Event) => (target instanceof Element ? target.closest(CONTROLS) : null)
  const hold = (event: Event) => (held = controlAt(event))
  const letGo = () => (held = null)
  const focus = (event: Event) => (focused = controlAt(event))
  const heard = { pointerdown: hold, pointerup: letGo, pointercancel: letGo, focusin: focus }
  for (const [event, listener] of Object.entries(heard)) page.addEventListener(event, listener, true)

  return {
    /** What was taken away under his finger: the browser makes no press of that. */
    lostPress: () => (held?.isConnected === false ? held : null),
    /** What was taken away with his focus. */
    lostFocus: () => (focused?.isConnected === false ? focused : null),
    forget() {
      for (const [event, listener] of Object.entries(heard)) page.removeEventListener(event, listener, true)
    },
  }
}

/** What is pressed or has the focus. */
const CONTROLS = 'button, a[href], input, select, textarea'

/**
 * What a control has become: itself while it is in the page, else the only one of the screen that is of its kind and says the
 * same; undefined when there is none, or when more than one could be meant.
 */
function standingFor(page: Document, control: Element | null | undefined): HTMLElement | undefined {
  if (!(control instanceof HTMLElement)) return undefined
  if (control.isConnected) return control
  const said = words(control)
  const alike = [...page.querySelectorAll<HTMLElement>(`main ${control.localName}`)].filter(
    (other) => words(other) === said,
  )
  return alike.length === 1 ? alike[0] : undefined
}

function words(control: HTMLElement) {
  return control.getAttribute('aria-label') ?? control.textContent
}

/**
 * Whether the page stands because of this very press: React, which hydrates at once what is pressed, is about to hand it on, and it
 * must not count twice. No listener of ours could tell: it would hear of the press, and not of its end.
 */
function isBeingPressed(pressed: Element) {
  const { event } = window
  return event?.type === 'click' && event.target instanceof Node && pressed.contains(event.target)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * React has put ticks and choices back to what it rendered, and has taken a typed text for its own. So they are made again as
 * changes; a text past React's own setter, which would not call it one.
 */
function announceChange(field: Field, wanted: string | boolean | undefined) {
  if (field instanceof HTMLSelectElement) {
    if (typeof wanted !== 'string' || field.value === wanted) return
    field.value = wanted
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (typeof wanted === 'boolean') {
    if ((field as HTMLInputElement).checked !== wanted) field.click()
  } else if (field.value !== field.defaultValue && isText(field)) {
    const typed = field.value
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Who rests the mouse where it was before the site listened brings no event of his own. All of the site listens a moment later. */
function announcePointing(pointed: Element) {
  queueMicrotask(() =>
    pointed.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })),
  )
}

/** React heard nothing of a focus that came before it; `focusin` is what it listens to. */
function announceFocus(focused: Element) {
  focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

function isText({ type }: HTMLInputElement | HTMLTextAreaElement) {
  return type !== 'checkbox' && type !== 'radio'
}
