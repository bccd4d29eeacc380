/** What sections say of themselves while they are on their way, and when they do not come; each behind the section's title. */
export const loadingCopy = Object.freeze({
  slow: 'its controls are still loading.',
  othersWork: 'The header and the rest of Crossbook work as usual.',
  failed: 'is not available right now',
  whatToDo:
    'This section could not be loaded. Check your connection and try again; the rest of Crossbook works as usual.',
  outdated: 'This page is from an older version of the site.',
  reloadFor: 'Reload to open',
  reload: 'Reload',
  home: 'Go to the home page',
})
