import { startOverPage } from './over-page/startOverPage'
import { prepareRefresh, type Page } from './refreshHook'

// The first thing a page under development runs: React announces itself once, when it is loaded, and what goes wrong from here
// on is shown.
prepareRefresh(globalThis as Page)
startOverPage()
