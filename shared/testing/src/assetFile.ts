/** Replaces imported stylesheets, images and fonts in jest, where their address does not matter. */
export default '/asset'
