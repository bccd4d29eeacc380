import { render, screen } from '@testing-library/react'

/** Rules of each kind: by class, by attribute, by state, for media, and such as jsdom cannot read. */
function Page() {
  return (
    <section>
      <style>{`
        section { opacity: 0.9 }
        section span { display: inline-flex; visibility: collapse }
        .hidden { display: none }
        [data-faint] { opacity: 0.5 }
        .unseen { visibility: hidden }
        .seen { visibility: unset }
        .unseen .again { visibility: visible }
        .dead { pointer-events: none; color: red }
        :has(> .nothing) ~ :state(odd) { display: none }
        @media screen { .paper { display: none } }
        @media print { .screens { display: none } }
      `}</style>
      <p className="hidden">hidden</p>
      <p hidden>hidden by attribute</p>
      <p className="hidden" style={{ display: 'block' }}>
        shown by its own style
      </p>
      <p data-faint="">faint</p>
      <div className="unseen">
        <p>within what is not seen</p>
        <p className="again">seen again</p>
        <p className="seen">unset</p>
      </div>
      <div className="dead">
        <button>dead</button>
      </div>
      <details>
        <summary>closed</summary>
        <p>of details</p>
      </details>
      <dialog>closed</dialog>
      <p className="paper">screens</p>
      <p className="screens">print</p>
      <span>plain</span>
    </section>
  )
}

const ASKED = ['display', 'opacity', 'visibility', 'pointer-events'] as const

describe('what tests ask of styles', () => {
  it('is answered as jsdom answers', () => {
    render(<Page />)
    const asked = [...document.querySelectorAll('*')].flatMap((element) => {
      const style = getComputedStyle(element)
      const named = (property: string, value: string) => `${property}: ${value} of ${element.outerHTML}`
      return ASKED.map((property) => ({
        quick: named(property, style.getPropertyValue(property)),
        ofJsdom: named(property, saidIn(style.cssText, property)),
      }))
    })
    expect(asked.length).toBeGreaterThan(50)
    expect(asked.map(({ quick }) => quick)).toEqual(asked.map(({ ofJsdom }) => ofJsdom))
  })

  it('follows a class that changes, a rule that is added, and a state', () => {
    render(<Page />)
    const faint = screen.getByText('faint')
    expect(faint).toBeVisible()
    faint.className = 'hidden'
    expect(faint).not.toBeVisible()
    faint.className = ''
    expect(faint).toBeVisible()
    document.head.append(
      Object.assign(document.createElement('style'), { textContent: '[data-faint] { display: none }' }),
    )
    expect(faint).not.toBeVisible()
  })

  it('has all other properties from jsdom', () => {
    render(<Page />)
    expect(screen.getByRole('button', { name: 'dead' }).parentElement).toHaveStyle({
      color: 'rgb(255, 0, 0)',
    })
  })
})

/** A declaration's value in a style's text. */
function saidIn(text: string, property: string) {
  return new RegExp(`(?:^|; ?)${property}: ([^;]*)`).exec(text)?.[1] ?? ''
}
