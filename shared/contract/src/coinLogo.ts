/** The attribute that names the coin of an element in which its logo, a view of the host's sprite, is drawn. */
export const COIN_LOGO_ATTRIBUTE = 'data-coin'

/** Marks a logo that some devices hide: a page with no other logos does not ask for the sprite early. Follows the attribute above. */
export const HIDDEN_LOGO_ATTRIBUTE = 'data-hidden-by-width'
