/** Place of a cell in its row on phones, as defined by its column. */
export type ChosenPlace =
  | 'lead'
  | 'below'
  | 'under'
  | 'nextTo'
  | 'rest'
  | 'spark'
  | 'middle'
  | 'line'
  | 'end'
  | 'foot'
  | 'cover'
  | 'hidden'

/** A chosen place, or one derived from the other cells of the row. */
export type PhonePlace = ChosenPlace | 'title' | 'sharedTitle' | 'tallTitle' | 'secondMiddle' | 'thirdMiddle'
