/** The height of the head of a docked table, and the variable with the height of its rows, which depends on the window. */
export const dockedRows = Object.freeze({ head: '1.75rem', height: '--dock-row' })
