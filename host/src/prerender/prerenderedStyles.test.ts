import { prerenderedStyles } from './prerenderedStyles'

const COLLECTED =
  '<style data-styled="true" data-styled-version="6">.one{color:red;}/*!sc*/\n@media (hover:hover){.one:hover{color:pink;}}/*!sc*/\n.uno{color:red;}/*!sc*/\ndata-styled.g4[id="sc-part"]{content:"one,uno,"}/*!sc*/\n.two{color:blue;}/*!sc*/\ndata-styled.g9[id="sc-finer"]{content:"two,"}/*!sc*/\n</style>'

it('splits what styled-components has collected into rules and whose rules they are', () => {
  expect(prerenderedStyles(COLLECTED)).toEqual({
    css: '.one{color:red;}@media (hover:hover){.one:hover{color:pink;}}.uno{color:red;}data-styled{}.two{color:blue;}data-styled{}',
    components: [
      ['sc-part', 'one', 'uno'],
      ['sc-finer', 'two'],
    ],
  })
})

it('has neither where nothing was collected', () => {
  expect(prerenderedStyles('')).toEqual({ css: '', components: [] })
})
