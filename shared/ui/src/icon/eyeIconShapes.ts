import type { IconShape } from './iconShapes'

// In a module of their own, because the first load of the host has nothing to show or hide.

export const eyeIcon: IconShape =
  'M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10Zm8 2.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z'
export const eyeOffIcon: IconShape =
  'M4.8 6A13 13 0 0 0 2 10s3 5.5 8 5.5c1.6 0 3-.55 4.2-1.3M8 4.8a7 7 0 0 1 2-.3c5 0 8 5.5 8 5.5a13 13 0 0 1-1.9 2.6M8.3 8.2a2.5 2.5 0 0 0 3.5 3.5M3 3l14 14'
