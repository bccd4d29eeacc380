/** The outline of an icon in a 20 × 20 box, drawn as a line of 1.5 px. Each is its own export, so that unused ones cost nothing. */
export type IconShape = string & { readonly brand?: 'icon shape' }

export const menuIcon: IconShape = 'M3 5.5h14M3 10h14M3 14.5h14'
export const closeIcon: IconShape = 'm5 5 10 10M15 5 5 15'
export const checkIcon: IconShape = 'm4 10.5 4 4 8-9'
export const plusIcon: IconShape = 'M10 4v12M4 10h12'
export const minusIcon: IconShape = 'M4 10h12'
export const chevronDownIcon: IconShape = 'm5 7.5 5 5 5-5'
export const chevronUpIcon: IconShape = 'm5 12.5 5-5 5 5'
export const chevronLeftIcon: IconShape = 'm12.5 5-5 5 5 5'
export const chevronRightIcon: IconShape = 'm7.5 5 5 5-5 5'
export const arrowUpIcon: IconShape = 'M10 16.5v-13M4.5 9 10 3.5 15.5 9'
export const arrowDownIcon: IconShape = 'M10 3.5v13M4.5 11l5.5 5.5 5.5-5.5'
export const arrowLeftIcon: IconShape = 'M16.5 10h-13M9 4.5 3.5 10 9 15.5'
export const arrowRightIcon: IconShape = 'M3.5 10h13M11 4.5l5.5 5.5-5.5 5.5'
export const copyIcon: IconShape =
  'M8.5 7h6A1.5 1.5 0 0 1 16 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 7 15.5v-7A1.5 1.5 0 0 1 8.5 7ZM13 7V4.5A1.5 1.5 0 0 0 11.5 3h-6A1.5 1.5 0 0 0 4 4.5v7A1.5 1.5 0 0 0 5.5 13H7'
export const searchIcon: IconShape = 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM13 13l4 4'
export const bellIcon: IconShape =
  'M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4.5-2 5.5-2 6.5h13c0-1-2-2-2-6.5A4.5 4.5 0 0 0 10 3ZM8.2 14a1.8 1.8 0 0 0 3.6 0'
export const downloadIcon: IconShape = 'M10 3v10M5.5 8.5 10 13l4.5-4.5M3.5 16.5h13'
export const externalIcon: IconShape =
  'M11.5 3.5h5v5M16.5 3.5 9 11M14.5 11.5V15a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V7A1.5 1.5 0 0 1 5 5.5h3.5'
export const pauseIcon: IconShape = 'M7 4.5v11M13 4.5v11'
export const playIcon: IconShape = 'M6.5 4.5v11l9-5.5Z'
export const trashIcon: IconShape =
  'M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.7 10.1a1 1 0 0 0 1 .9h6.6a1 1 0 0 0 1-.9L15 5.5M8.5 9v4.5M11.5 9v4.5'
export const settingsIcon: IconShape =
  'M3 6h7.5M14.5 6H17M12.5 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM3 14h2.5M9.5 14H17M7.5 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z'
export const logoutIcon: IconShape =
  'M8 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h3M8.5 10h8M13 6.5l3.5 3.5-3.5 3.5'
export const depositIcon: IconShape =
  'M10 3v9M6 8.5l4 4 4-4M3.5 12.5V15A1.5 1.5 0 0 0 5 16.5h10a1.5 1.5 0 0 0 1.5-1.5v-2.5'
export const withdrawIcon: IconShape =
  'M10 12.5v-9M6 7l4-4 4 4M3.5 12.5V15A1.5 1.5 0 0 0 5 16.5h10a1.5 1.5 0 0 0 1.5-1.5v-2.5'
export const homeIcon: IconShape = 'M3 9.5 10 3.5l7 6M5 8v8.5h10V8'
export const gridIcon: IconShape = 'M3.5 3.5h5v5h-5ZM11.5 3.5h5v5h-5ZM3.5 11.5h5v5h-5ZM11.5 11.5h5v5h-5Z'
export const infoIcon: IconShape = 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 9.2V13.5M10 6.5h.01'
export const warningIcon: IconShape = 'M10 3.5 2.5 16.5h15ZM10 8.5v3.5M10 14.25h.01'
export const successIcon: IconShape = 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM6.8 10.2l2.2 2.2 4.2-4.7'
export const dangerIcon: IconShape = 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6.5v4M10 13.25h.01'
export const mailIcon: IconShape =
  'M4.5 4.5h11A1.5 1.5 0 0 1 17 6v8a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14V6a1.5 1.5 0 0 1 1.5-1.5ZM3.5 6l6.5 5 6.5-5'
export const chatIcon: IconShape =
  'M4.5 4h11A1.5 1.5 0 0 1 17 5.5v7a1.5 1.5 0 0 1-1.5 1.5H10l-4 3v-3H4.5A1.5 1.5 0 0 1 3 12.5v-7A1.5 1.5 0 0 1 4.5 4Z'
export const phoneIcon: IconShape =
  'M4.5 3h2.8l1.4 3.6-1.9 1.4a9.5 9.5 0 0 0 5.2 5.2l1.4-1.9 3.6 1.4v2.8A1.5 1.5 0 0 1 15.5 17 12.5 12.5 0 0 1 3 4.5 1.5 1.5 0 0 1 4.5 3Z'
