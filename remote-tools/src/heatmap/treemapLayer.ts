/** What lies over what inside the treemap, which floats above nothing else: a tile with the focus, then its tooltip. */
export const treemapLayer = { focusedTile: 1, tooltip: 2 } as const
