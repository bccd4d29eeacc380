/** What an imported stylesheet, image or font is in jest: its address is of no interest there. */
export default '/asset'
