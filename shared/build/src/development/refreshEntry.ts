import { prepareRefresh, type Page } from './refreshHook'

// The first thing a page under development runs: React announces itself once, when it is loaded.
prepareRefresh(globalThis as Page)
