/** Place of a cell in its row on phones, as defined by its column. */
export type ChosenPlace =
  | 'lead'
  | 'below'
  | 'under'
  | 'beside'
  | 'rest'
  | 'spark'
  | 'middle'
  | 'line'
  | 'end'
  | 'foot'
  | 'cover'
  | 'hidden'

/** The same with the places that follow from what else the row has. */
export type PhonePlace = ChosenPlace | 'title' | 'sharedTitle' | 'tallTitle' | 'secondMiddle' | 'thirdMiddle'
