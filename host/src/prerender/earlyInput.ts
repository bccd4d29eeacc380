import { PAGE_MARKUP } from '@crossbook/contract'
import { FINISHED, type PagePart } from './pagePart'

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
 * that has his focus, then the one that he pressed last where nothing answered yet. What surrounds the screen is told as soon as it
 * stands, the screen when both stand. Where a screen was rendered anew in the place of what was prerendered, its controls take over
 * from those that were alike.
 */
export function openEarlyInput(page: Document): { shell: PagePart; screen: PagePart } {
  const { documentElement: html } = page
  // Nobody could do anything before, and nothing is to be followed.
  if (!html.hasAttribute(starting)) return { shell: FINISHED, screen: FINISHED }
  const early = window[earlyInput]
  const isOfScreen = (element: Element) => page.querySelector('main')?.contains(element) ?? true
  const standing = (control: Element | null | undefined) => standingFor(page, control)
  const hand = watchHand(page)
  const shell = createPart((element) => !isOfScreen(element))
  const screen = createPart(isOfScreen)

  let unheard = early?.pressed ?? null
  const keepUnheard = ({ target }: Event) => {
    const isHeard =
      target instanceof Element && [shell, screen].some((part) => part.hasAnswered && part.has(target))
    if (!isHeard) unheard = early?.pressed ?? null
    else if (early) early.pressed = unheard
  }
  for (const press of PRESSES) window.addEventListener(press, keepUnheard, true)

  const answers = (part: Part) => {
    if (part.hasAnswered) return
    part.hasAnswered = true
    const pressed = standing(unheard ?? hand.lostPress())
    if (pressed && part.has(pressed) && !isBeingPressed(pressed)) part.toPress = pressed
  }
  const stands = (part: Part) => {
    if (part.hasStood) return
    answers(part)
    part.hasStood = true
    if (part === shell) {
      html.setAttribute(SHELL_STANDS, '')
      repeat(shell)
      shell.toPress?.click()
    }
    // Heard from an effect of React, which renders nothing until all effects have run. The visitor's next event comes later still,
    // and each change is rendered before the next is told: a form that keeps its fields together builds one on the other.
    if (shell.hasStood && screen.hasStood) queueMicrotask(finish)
  }
  /** Says again where the visitor is. */
  const repeat = (part: Part) => {
    const pointed = [...page.querySelectorAll(':hover')].at(-1)
    if (pointed && part.has(pointed)) announcePointing(pointed)
    const focused = page.activeElement
    if (focused && focused !== page.body && part.has(focused)) announceFocus(focused)
  }
  const finish = () => {
    for (const press of PRESSES) window.removeEventListener(press, keepUnheard, true)
    for (const mark of [starting, hostRuns, SHELL_STANDS]) html.removeAttribute(mark)
    Reflect.deleteProperty(window, earlyInput)
    const fields = [...page.querySelectorAll<Field>('input, textarea, select')]
    const made = fields.map((field) => madeOf(field, early?.fields.get(field)))
    fields.forEach((field, at) => announceChange(field, made[at]))
    standing(hand.lostFocus())?.focus()
    repeat(screen)
    hand.forget()
    // A screen that throws at what it is told now has stood before, which its builds' judge hears in a task of its own.
    setTimeout(() => screen.toPress?.click())
  }
  const said = (part: Part): PagePart => ({ answers: () => answers(part), stands: () => stands(part) })
  return { shell: said(shell), screen: said(screen) }
}

interface Part {
  has(element: Element): boolean
  hasAnswered: boolean
  hasStood: boolean
  /** What is to be pressed again in it. */
  toPress: HTMLElement | undefined
}

function createPart(has: Part['has']): Part {
  return { has, hasAnswered: false, hasStood: false, toPress: undefined }
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
 * What the visitor made of a field; undefined if nothing. React has put ticks back to what it rendered, and puts texts and choices
 * back when it next renders, which it does at the latest when it is told of one of them: so ask all fields before any is told.
 */
function madeOf(field: Field, remembered: string | boolean | undefined) {
  const isText = !(field instanceof HTMLSelectElement) && field.type !== 'checkbox' && field.type !== 'radio'
  if (!isText) return remembered
  // A text is also what the browser has filled in or brought back, which no event told of; and what was typed is known although a
  // screen that has rendered again since, for a preference that the page could not know, has put the field back already.
  const { value, defaultValue } = field
  const made = value === defaultValue ? remembered : value
  return made === defaultValue ? undefined : made
}

/** Makes it again as a change; a text past React's own setter, which would not call it one. */
function announceChange(field: Field, made: string | boolean | undefined) {
  if (typeof made === 'boolean') {
    if ((field as HTMLInputElement).checked !== made) field.click()
  } else if (made !== undefined) {
    const isChoice = field instanceof HTMLSelectElement
    if (!isChoice) field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, made)
    field.dispatchEvent(new Event(isChoice ? 'change' : 'input', { bubbles: true }))
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
