import type { IconShape } from './iconShapes'

// Icons that the host draws only in its menus. In a module of their own, because the host loads them with the first open menu.

export const swapIcon: IconShape = 'M6.5 3.5v13M3 7l3.5-3.5L10 7m3.5 9.5v-13M17 13l-3.5 3.5L10 13'
export const refreshIcon: IconShape =
  'M16 8.5A6.3 6.3 0 0 0 4.6 6.7L3.5 8.2m0-4.2v4.2h4.2M4 11.5a6.3 6.3 0 0 0 11.4 1.8l1.1-1.5m0 4.2v-4.2h-4.2'
export const giftIcon: IconShape =
  'M3 7h14v3H3ZM4.5 10v7h11v-7M10 7v10M10 7S9.5 3 7 3a2 2 0 0 0-1.5 3.4c.8.6 4.5.6 4.5.6Zm0 0s.5-4 3-4a2 2 0 0 1 1.5 3.4c-.8.6-4.5.6-4.5.6Z'
export const shieldIcon: IconShape = 'M10 2.5 4 5v4.5c0 4 2.5 6.5 6 8 3.5-1.5 6-4 6-8V5Zm-2.5 7.5 2 2 3.5-4'
export const walletIcon: IconShape =
  'M15.5 6.5V5A1.5 1.5 0 0 0 14 3.5H4.75a1.5 1.5 0 0 0 0 3H15.5A1.5 1.5 0 0 1 17 8v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15V5M13.5 11.5h.01'
export const starIcon: IconShape = 'm10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5L10 14.2l-4.5 2.4.9-5-3.6-3.5 5-.7Z'
export const userIcon: IconShape =
  'M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3.5 16.5c.6-2.8 3.2-4 6.5-4s5.9 1.2 6.5 4'
export const historyIcon: IconShape = 'M3.5 4v3.5H7M3.7 7.5a6.6 6.6 0 1 1-.3 3M10 6.5V10l2.5 2'
export const sendIcon: IconShape = 'M17 3 8.5 11.5M17 3l-5.5 14-3-5.5L3 8.5Z'
export const codeIcon: IconShape = 'm6.5 6-4 4 4 4M13.5 6l4 4-4 4M11.5 4l-3 12'
export const chartIcon: IconShape = 'M3 3.5v13h14M6.5 12.5l3-4 2.5 2.5 4.5-6'
export const lockIcon: IconShape =
  'M5.5 9h9A1.5 1.5 0 0 1 16 10.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9ZM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9'
export const sortIcon: IconShape = 'm6.5 7.5 3.5-4 3.5 4m0 5-3.5 4-3.5-4'
