/** @jest-environment node */
import { checkStyles } from './checkStyles'

const written = (css: string) => {
  const checked = checkStyles(css)
  return checked.ok ? checked.value : `refused: ${checked.problem}`
}

describe('the styles of a first render', () => {
  it.each([
    '.a{color:var(--cb-text-3);width:calc(100% - 2px);}.a:not(:hover)::before{content:"\\201c";}data-styled{}',
    '@media (min-width:768px){.a{transform:translateX(-50%) rotate(1deg);}}@supports (display:grid){.a{display:grid;}}',
    '@keyframes x{from{opacity:0;}to{opacity:1;}}@container (min-width: 20em){.a{color:color-mix(in srgb,red 10%,blue);}}',
    '.a{background:url(/apps/wallet/1.0.0/a.svg) no-repeat,url("data:image/png;base64,AAAA");}',
    '.a::picker(select){appearance:base-select;}.a:nth-child(2n+1){margin:-1px;}.a>.b~.c+.d{}',
  ])('are unchanged: %s', (css) => {
    expect(written(css)).toBe(css)
  })

  it.each([
    ['@import "https://evil.example/x.css";', 'has @import in the styles of its first render'],
    ['@im\\70ort url(//evil.example/x.css);', 'has @import in the styles of its first render'],
    ['@font-face{src:url(/x.woff2)}', 'has @font-face in the styles of its first render'],
    ['@namespace url(http://www.w3.org/1999/xhtml);', 'has @namespace in the styles of its first render'],
    [
      '.a{background:image-set("//evil.example/a.png" 1x)}',
      'has image-set() in the styles of its first render',
    ],
    ['.a{background:src("//evil.example/a.png")}', 'has src() in the styles of its first render'],
    ['.a{width:expression(alert(1))}', 'has expression() in the styles of its first render'],
    ['.a{background:element(#x)}', 'has element() in the styles of its first render'],
  ])('load nothing by rules or functions: %s', (css, problem) => {
    expect(written(css)).toBe(`refused: ${problem}`)
  })

  it.each([
    '.a{background:url(https://evil.example/a.png)}',
    '.a{background:url("//evil.example/a.png")}',
    '.a{background:\\75 rl(//evil.example/a.png)}',
    '.a{background:URL( "https://evil.example/a.png" )}',
    '.a{background:url("/a.png" var(--x))}',
    '.a{background:url(/\\5c evil.example/a.png)}',
    '.a{--x:url(javascript:alert)}',
    '.a{background:url(data:text/html,x)}',
  ])('show no pictures but the site’s own: %s', (css) => {
    expect(written(css)).toBe(
      'refused: loads something in the styles of its first render that is not the site’s own',
    )
  })

  it.each([
    '.a{color:red',
    '.a}{',
    '.a{content:"x\n"}',
    '.a{background:url(a b)}',
    '<!-- .a{} -->',
    '.a{(]}',
    '/* x',
  ])('can be read to their end: %j', (css) => {
    expect(written(css)).toBe('refused: has styles in its first render that cannot be read')
  })
})
