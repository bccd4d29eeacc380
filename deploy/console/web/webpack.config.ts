import { pageConfig } from '@crossbook/build/page'

/** The console's page: its HTML names the script and the style sheet, which stand beside it. */
export default pageConfig(import.meta.dirname, 'console', ['./index.html', './main.tsx'])
