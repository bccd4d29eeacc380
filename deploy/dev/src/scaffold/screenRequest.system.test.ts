/** @jest-environment node */
import { defineRemote } from '@crossbook/contract'
import { type ScreenOptions, screenRequest } from './screenRequest'

const existing = {
  remotes: [
    defineRemote({
      name: 'tools',
      screens: [
        {
          path: '/tools/gas',
          module: './gas',
          title: 'Gas',
          description: 'Gas prices.',
          access: 'public',
          menu: { group: 'Tools', label: 'Gas', order: 4 },
        },
      ],
    }),
  ],
  hostPaths: ['/login'],
}

/** Returns the row, or the message of the refusal. */
function requested(path: string, options: Partial<ScreenOptions> = {}) {
  const screen = screenRequest(path, { access: 'public', ...options }, existing)
  return screen.ok ? screen.value : screen.problem
}

it('derives module, title and description from the path', () => {
  expect(requested('/tools/tax-report')).toEqual({
    path: '/tools/tax-report',
    module: './tax-report',
    title: 'Tax Report',
    description: 'Tax Report on Crossbook.',
    access: 'public',
  })
})

it('takes the given texts, and adds the screen at the end of its menu', () => {
  expect(
    requested('/tax', { title: ' Your  taxes ', access: 'signedIn', menu: 'Tools', label: 'Tax' }),
  ).toEqual({
    path: '/tax',
    module: './tax',
    title: 'Your taxes',
    description: 'Your taxes on Crossbook.',
    access: 'signedIn',
    menu: { group: 'Tools', label: 'Tax', order: 5 },
  })
  expect(requested('/tax', { menu: 'Earn' })).toMatchObject({ menu: { label: 'Tax', order: 1 } })
})

it.each<[string, Partial<ScreenOptions>, string]>([
  ['tools/tax', {}, '"tools/tax" cannot be a screen’s path: it must be a path such as /tools/calculator.'],
  [
    '/tools/../tax',
    {},
    '"/tools/../tax" cannot be a screen’s path: it must be a path such as /tools/calculator.',
  ],
  ['/tools/gas', {}, '/tools/gas belongs to remote tools already; choose another path.'],
  ['/login', {}, '/login belongs to the host already; choose another path.'],
  [
    '/apps/tax',
    {},
    '/apps/tax cannot be a screen’s path: the site itself serves paths that begin with /apps.',
  ],
  [
    '/tools/2fa',
    {},
    'The last part of /tools/2fa names the screen’s folder and component, so it must begin with a letter and have single dashes.',
  ],
  ['/tax', { title: ' ' }, 'The title is empty: write one after --title, or leave it out.'],
  [
    '/tax',
    { title: 'x'.repeat(201) },
    'The table of screens refuses this screen: its title must have at most 200 characters, and has 201.',
  ],
  [
    '/tax',
    { title: 'Insights\u001b]0;mine\u0007' },
    'The table of screens refuses this screen: its title has the character U+001B in it, a line break or a character that nobody sees; leave it out.',
  ],
  ['/tax', { access: 'vip' }, '"vip" is not an access level: choose public or signedIn.'],
  [
    '/tax',
    { menu: 'Bonus' },
    'The header has no menu called "Bonus": choose Trading, Features, Tools, or Earn.',
  ],
  ['/tax', { label: 'Tax' }, 'A label needs a menu: name one with --menu, or leave --label out.'],
  ['/tax', { menu: 'Tools', label: ' ' }, 'The label is empty: write one after --label, or leave it out.'],
])('refuses %s %j', (path, options, message) => {
  expect(requested(path, options)).toBe(message)
})
