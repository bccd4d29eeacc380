/** @jest-environment node */
import { PAGE_MARKUP } from '@crossbook/contract'
import { checkMarkup } from './checkMarkup'

const written = (html: string) => {
  const checked = checkMarkup(html)
  return checked.ok ? checked.value : `refused: ${checked.problem}`
}

describe('the HTML of a first render', () => {
  it.each([
    ['texts and their marks', '<p>one<!-- --> two</p><!--$--><b>three</b><!--/$-->'],
    ['attributes without values', '<button type="button" disabled="">Buy</button>'],
    [
      'pictures of shapes',
      '<svg viewBox="0 0 24 24" focusable="false"><path d="M0 0" fill="none"></path></svg>',
    ],
    ['parts of shapes', '<svg><linearGradient id="g"></linearGradient><path fill="url(#g)"></path></svg>'],
    ['tables', '<table><caption>Coins</caption><tbody><tr><td colspan="2">1</td></tr></tbody></table>'],
    [
      'links',
      '<a href="/login">in</a><a href="#main">main</a><a href="https://example.org/" target="_blank">out</a>',
    ],
    [
      'forms',
      '<form method="post" action="/search" novalidate=""><input type="password" name="password"></form>',
    ],
    ['what is described to those who listen', '<div role="status" aria-live="polite" data-label="x">a</div>'],
    [
      'its own pictures',
      '<img src="/apps/wallet/1.0.0/a.svg" alt=""><img src="data:image/png;base64,AAAA" alt="">',
    ],
    ['a text area’s first line break', '<textarea>\n\nsecond line</textarea><pre>\n\ntwo</pre>'],
  ])('is unchanged: %s', (_, html) => {
    expect(written(html)).toBe(html)
  })

  it('is written with as few escapes as it needs', () => {
    expect(written('<p title="&quot;a&quot;">it&#x27;s &lt;b&gt; &amp; c</p>')).toBe(
      '<p title="&quot;a&quot;">it\'s &lt;b&gt; &amp; c</p>',
    )
  })

  it.each([
    ['<script>alert(1)</script>', 'has <script> in its first render'],
    ['<svg><script>alert(1)</script></svg>', 'has <script> in its first render'],
    ['<base href="https://evil.example/">', 'has <base> in its first render'],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example/">', 'has <meta> in its first render'],
    ['<link rel="stylesheet" href="/x.css">', 'has <link> in its first render'],
    ['<style>p{}</style>', 'has <style> in its first render'],
    ['<iframe src="/"></iframe>', 'has <iframe> in its first render'],
    ['<object data="/x.swf"></object>', 'has <object> in its first render'],
    ['<embed src="/x">', 'has <embed> in its first render'],
    ['<template><p>x</p></template>', 'has <template> in its first render'],
    ['<noscript><p>x</p></noscript>', 'has <noscript> in its first render'],
    ['<math><mi>x</mi></math>', 'has <math> in its first render'],
    ['<svg><foreignObject><p>x</p></foreignObject></svg>', 'has <foreignObject> in its first render'],
    ['<svg><a href="/x"><path></path></a></svg>', 'has <a> in its first render'],
    ['<svg><set attributeName="href" to="javascript:x"></set></svg>', 'has <set> in its first render'],
    ['<custom-element></custom-element>', 'has <custom-element> in its first render'],
    ['<img src="/x" onerror="alert(1)">', 'has the attribute onerror of <img> in its first render'],
    ['<p onclick="alert(1)">x</p>', 'has the attribute onclick of <p> in its first render'],
    ['<p is="x-y">x</p>', 'has the attribute is of <p> in its first render'],
    ['<a href="/x" ping="https://evil.example/">x</a>', 'has the attribute ping of <a> in its first render'],
    ['<img name="currentScript" src="/x">', 'has the attribute name of <img> in its first render'],
    ['<form name="getElementById"></form>', 'has the attribute name of <form> in its first render'],
    ['<svg><use xlink:href="#x"></use></svg>', 'has the attribute href of <use> in its first render'],
    [
      '<p style="color:red">x</p>',
      'has a style attribute in its first render, which the site’s policy forbids',
    ],
    ['<!-- mine --><p>x</p>', 'has a comment of its own in its first render'],
    ['<!--$!--><p>x</p><!--/$-->', 'has a comment of its own in its first render'],
  ])('has nothing that runs, loads, frames or hides: %s', (html, problem) => {
    expect(written(html)).toBe(`refused: ${problem}`)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<p>x</p>',
    'vbscript:x',
    'blob:https://example.org/1',
    'http://example.org/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/\t/evil.example/',
    'relative',
  ])('leads nowhere but to paths of the site, to https and to mail: %s', (address) => {
    expect(written(`<a href="${address.replaceAll('<', '&lt;')}">x</a>`)).toMatch(
      /^refused: has a value that pages may not have/,
    )
  })

  it.each([
    '<form action="https://evil.example/"></form>',
    '<form action="javascript:alert(1)"></form>',
    '<form><button formaction="//evil.example/">x</button></form>',
    '<a href="/x" target="opener">x</a>',
    '<input type="image">',
    '<img src="https://evil.example/x.png">',
    '<img src="data:text/html,x">',
    '<img srcset="/a 1x, https://evil.example/b 2x">',
    '<svg><use href="https://evil.example/x.svg#a"></use></svg>',
    '<svg><path fill="url(https://evil.example/x.svg#a)"></path></svg>',
    '<svg><path mask="url(&quot;//evil.example/x.svg#a&quot;)"></path></svg>',
  ])('sends and loads nothing elsewhere: %s', (html) => {
    expect(written(html)).toMatch(/^refused: has a value that pages may not have/)
  })

  it.each([`<div id="${PAGE_MARKUP.pageDocumentId}">{}</div>`, `<div id="${PAGE_MARKUP.rootId}"></div>`])(
    'answers to no name of the page’s own: %s',
    (html) => {
      expect(written(html)).toMatch(/^refused: uses a name of the site’s own/)
    },
  )

  it.each([`<div ${PAGE_MARKUP.prerenderedPath}="/login"></div>`, `<p ${PAGE_MARKUP.hasSession}="">x</p>`])(
    'has no mark of the page’s own: %s',
    (html) => {
      expect(written(html)).toMatch(/^refused: has the attribute data-/)
    },
  )

  it.each([
    '</div></div><p>x</p><div>',
    '<p><div>x</div></p>',
    '<table><tr><td>x</td></tr></table>',
    '<table><tbody><p>x</p></tbody></table>',
    '<html><body><p>x</p></body></html>',
    '<a href="/x">one<a href="/y">two</a></a>',
    '<form><form></form></form>',
    '<b><p>x</b></p>',
    '<svg><p>x</p></svg>',
    '<tr><td>x</td></tr>',
    '<p>x</p></div><p>y</p>',
    '<ul><li>one<li>two</ul>',
    '<p>not ended',
    '<p title="<script>">x</p>',
  ])('is parsed by browsers exactly as written, or refused: %s', (html) => {
    expect(written(html)).toMatch(/^refused: /)
  })

  it.each([
    '<p title="a" title="b">x</p>',
    '<p>a\u0000b</p>',
    '<p',
    '<p>&nosuchname;</p>',
    '<p a"b="c">x</p>',
  ])('is well formed: %j', (html) => {
    expect(written(html)).toMatch(/^refused: is no well-formed HTML in its first render \(/)
  })

  it('has no more than a few hundred elements within each other', () => {
    expect(written(`${'<div>'.repeat(200)}${'</div>'.repeat(200)}`)).toMatch(/^<div>/)
    expect(written('<div>'.repeat(100_000))).toBe(
      'refused: has elements too deep within each other in its first render',
    )
  })
})
