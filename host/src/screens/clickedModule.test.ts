import { clickedModule } from './clickedModule'

const WALLET = { app: 'wallet', version: '1.1.0', module: './history' }
const HOST = { app: 'host', version: '2.0.0', module: './main' }
const SCREENS = [{ path: '/wallet/history', title: 'History', access: 'public', address: WALLET }] as const

function moduleOf(html: string) {
  document.body.innerHTML = html
  return clickedModule(document.querySelector('button'), SCREENS, '2.0.0')
}

it('is the screen at the address for clicks in the main landmark, and the host’s otherwise', () => {
  history.replaceState(null, '', '/wallet/history')
  expect(moduleOf('<main><button>Export</button></main>')).toEqual(WALLET)
  expect(moduleOf('<header><button>Menu</button></header><main></main>')).toEqual(HOST)
  history.replaceState(null, '', '/nowhere')
  expect(moduleOf('<main><button>Export</button></main>')).toEqual(HOST)
})
