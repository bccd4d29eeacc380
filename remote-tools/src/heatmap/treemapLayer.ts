/** The layers inside the treemap: a tile with the focus, then its tooltip. */
export const treemapLayer = { focusedTile: 1, tooltip: 2 } as const
