/**
 * Refuses files that import each other, by however many steps: to change one of them, a reader would have to understand
 * all. The same for sibling folders, inside every package. Imports of types count as well, which is why
 * this is not left to the linter, whose rules overlook them.
 */
export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-circles-of-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)dist/' },
  },
}
