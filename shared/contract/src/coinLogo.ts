/** The attribute that names the coin of an element in which its logo, a view of the host's sprite, is drawn. */
export const COIN_LOGO_ATTRIBUTE = 'data-coin'
