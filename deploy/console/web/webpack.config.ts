import { pageConfig } from '@crossbook/build/page'

/** Builds the console's page. Its HTML names the script and the style sheet in the same folder. */
export default pageConfig(import.meta.dirname, 'console', ['./index.html', './main.tsx'])
