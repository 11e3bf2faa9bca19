import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { plainText } from './plain-text.ts'
import { parseRichText } from './rich-text.ts'
import type { RichElement, RichNode } from './rich-text.ts'

/** The tree as text: `p(Hello b(you))`, addresses in brackets. */
function outline(nodes: RichNode[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : `${node.tag}${node.address ? `[${node.address}]` : ''}(${outline(node.children)})`,
    )
    .join('')
}

const read = (html: string) => outline(parseRichText(html))

describe('what people write', () => {
  test.each([
    ['<p>Hello <b>you</b></p>', 'p(Hello b(you))'],
    ['<h1>Big</h1><div>Text<br>more</div>', 'h3(Big)p(Textbr()more)'],
    ['<ul><li>one</li><li>two</li></ul>', 'ul(li(one)li(two))'],
    ['<a href="/m/rewardCenter">Rewards</a>', 'a[/m/rewardCenter](Rewards)'],
    ['<a href="https://example.com/a?b=1&amp;c=2">out</a>', 'a[https://example.com/a?b=1&c=2](out)'],
    ['<img src="/pictures/x.webp" alt="x">', 'img[/pictures/x.webp]()'],
    ['5 &lt; 6 &amp; 7 &gt; 2 &#8369;100 &nbsp;&hellip;', '5 < 6 & 7 > 2 ₱100 \u00a0…'],
    ['1 < 2', '1 < 2'],
    ['<p>open <b>never closed', 'p(open b(never closed))'],
    ['</p></b>closed only', 'closed only'],
    ['<P CLASS=x>Upper</P>', 'p(Upper)'],
    ['<span style="color:red">kept words</span>', 'kept words'],
    [
      '<table border=1><thead><tr><th>Level</th><th colspan="2">Bonus</th></tr></thead>\n<tbody><tr><td>1</td><td>5%</td><td>10</td></tr></tbody></table>',
      'table(tbody(tr(th(Level)th(Bonus))tr(td(1)td(5%)td(10))))',
    ],
    ['<table><tr><td>a<td>b<tr><td>c</table>', 'table(tbody(tr(td(a)td(b))tr(td(c))))'],
    ['<table><caption>Fees</caption><tr><td>a</td></tr></table>', 'p(Fees)table(tbody(tr(td(a))))'],
    ['<table>stray<tr>words<td>a</td></tr><p>more</p></table>', 'strayp(more)table(tbody(tr(td(words)td(a))))'],
    [
      '<table><tr><td><table><tr><td>in</td></tr></table></td></tr></table>',
      'table(tbody(tr(td(table(tbody(tr(td(in))))))))',
    ],
    ['<table></table><table><tr></tr></table>none', 'none'],
    ['<td>one</td><td>two</td><tr>three</tr>', 'one two three '],
  ])('%s', (html, tree) => {
    expect(read(html)).toBe(tree)
  })
})

describe('what attackers write', () => {
  test.each([
    ['<script>alert(1)</script>after', 'after'],
    ['<script>alert(1)', ''],
    ['<scr<script>ipt>alert(1)</script>x', 'ipt>alert(1)x'],
    ['<style>p{}</style>x', 'x'],
    ['<iframe src="https://evil.example"></iframe>x', 'x'],
    ['<svg onload=alert(1)><p>in</p></svg>x', 'x'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></math>x', 'x'],
    ['<p onclick="alert(1)">x</p>', 'p(x)'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="javascript:alert(1)">', ''],
    ['<a href="javascript:alert(1)">x</a>', 'a(x)'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>', 'a(x)'],
    ['<a href=" java\nscript:alert(1)">x</a>', 'a(x)'],
    ['<a href="&#106;avascript:alert(1)">x</a>', 'a(x)'],
    ['<a href="&#x6a;&#x61;vascript&#58;alert(1)">x</a>', 'a(x)'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', 'a(x)'],
    ['<a href="//evil.example">x</a>', 'a(x)'],
    ['<a href="/\\evil.example">x</a>', 'a(x)'],
    ['<a href="https://">x</a>', 'a(x)'],
    ['<!--><img src=x onerror=alert(1)>-->x', 'x'],
    ['<!-- <p>hidden</p> -->x', 'x'],
    ['<textarea><p>x</p></textarea>y', 'y'],
    ['<p title="><img src=x onerror=alert(1)>">x</p>', 'p(x)'],
    ['<form action="https://evil.example"><input><button>x</button></form>', 'x'],
    ['<base href="https://evil.example"><meta http-equiv=refresh>x', 'x'],
    ['<meta http-equiv="refresh" content="0;url=javascript:alert(1)">x', 'x'],
    ['<link rel=stylesheet href=https://evil.example/x.css>x', 'x'],
    ['<style>@import url(https://evil.example)</style>x', 'x'],
    ['<p style="background:url(javascript:alert(1))">x</p>', 'p(x)'],
    ['<p style="position:fixed;inset:0">x</p>', 'p(x)'],
    ['<img src=/a.webp srcset="javascript:alert(1) 1x, https://evil.example 2x" alt=a>', 'img[/a.webp]()'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
    ['<img src="/a.webp"onerror="alert(1)">', 'img[/a.webp]()'],
    ['<img/src="/a.webp"/onerror=alert(1)>', 'img[/a.webp]()'],
    ['<picture><source srcset=https://evil.example><img src=/a.webp></picture>', 'img[/a.webp]()'],
    ['<video src=https://evil.example onerror=alert(1) autoplay>x</video>', 'x'],
    ['<audio src=x onerror=alert(1)>x</audio>', 'x'],
    ['<object data="data:text/html,<script>alert(1)</script>">x</object>y', 'y'],
    ['<embed src="javascript:alert(1)">x', 'x'],
    ['<applet code=x>x</applet>', 'x'],
    ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>y', 'y'],
    ['<svg><animate onbegin=alert(1) attributeName=x dur=1s>', ''],
    ['<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>y', 'y'],
    ['<math href="javascript:alert(1)">x</math>y', 'y'],
    ['<math><mi xlink:href="data:x,<script>alert(1)</script>">x</mi></math>y', 'y'],
    ['<iframe srcdoc="<script>alert(1)</script>">x</iframe>y', 'y'],
    ['<details open ontoggle=alert(1)>x</details>', 'x'],
    ['<body onload=alert(1)>x', 'x'],
    ['<input autofocus onfocus=alert(1)>x', 'x'],
    ['<marquee onstart=alert(1)>x</marquee>', 'x'],
    ['<template><img src=x onerror=alert(1)></template>y', 'y'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>y', '"\u003ey'],
    ['<xmp><img src=x onerror=alert(1)></xmp>y', 'y'],
    ['<plaintext><p>x', ''],
    ['<select><option>x</select>y', 'y'],
    ['<SCRIPT SRC=//evil.example></SCRIPT >y', 'y'],
    ['<script\n>alert(1)</script\n>y', 'y'],
    ['<script/x>alert(1)</script>y', 'y'],
    ['<<script>alert(1)//<</script>y', '<y'],
    ['<a href="vbscript:msgbox(1)">x</a>', 'a(x)'],
    ['<a href="file:///etc/passwd">x</a>', 'a(x)'],
    ['<a href="blob:https://evil.example/1">x</a>', 'a(x)'],
    ['<a href="java&Tab;script:alert(1)">x</a>', 'a(x)'],
    ['<a href="java&#9;script&colon;alert(1)">x</a>', 'a(x)'],
    ['<a href="&#0000106avascript:alert(1)">x</a>', 'a(x)'],
    ['<a href="&amp;#106;avascript:alert(1)">x</a>', 'a(x)'],
    ['<a href="\u0001javascript:alert(1)">x</a>', 'a(x)'],
    ['<a href="\u00a0javascript:alert(1)">x</a>', 'a(x)'],
    ['<a href="%6aavascript:alert(1)">x</a>', 'a(x)'],
    ['<a href="javascript://example.com/%0aalert(1)">x</a>', 'a(x)'],
    ['<a href="/&#47;evil.example">x</a>', 'a(x)'],
    ['<a href="/&#92;evil.example">x</a>', 'a(x)'],
    ['<a href="/\t/evil.example">x</a>', 'a(x)'],
    ["<a href='/m/help' onclick=alert(1) target=_top rel=opener>x</a>", 'a[/m/help](x)'],
    ['<a href="https://example.com" href="javascript:alert(1)">x</a>', 'a(x)'],
    ['<a onmouseover="alert(1)" href=/m/help>x</a>', 'a[/m/help](x)'],
    ['<a href="/m/help>x</a>', 'a()'],
    ['<p id=root class=shell name=page data-merchant=x>x</p>', 'p(x)'],
    ['<p><!--[if IE]><script>alert(1)</script><![endif]-->x</p>', 'p(x)'],
    ['<![CDATA[<script>alert(1)</script>]]>x', 'alert(1)]]>x'],
    ['<?xml version="1.0"?><!DOCTYPE html>x', 'x'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
    ['<p>{{constructor.constructor("alert(1)")()}}</p>', 'p({{constructor.constructor("alert(1)")()}})'],
  ])('%s', (html, tree) => {
    expect(read(html)).toBe(tree)
  })

  test('whatever is written, only listed tags and safe addresses come out', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      '=',
      '&#58;',
      ' ',
      'a',
      'script',
      'href',
      'src',
      'javascript:',
      '<!--',
      '-->',
      '<img ',
      '<p',
      '</',
      '<svg',
      '<style',
      'onerror=',
      'srcset',
      'data:',
      '//',
      '\\',
      '&#106;',
      '&Tab;',
      '\n',
      '\u0000',
      'x',
    )
    const elementsOf = (nodes: RichNode[]): RichElement[] =>
      nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const elements = elementsOf(parseRichText(pieces.join('')))
        expect(elements.filter(({ tag }) => tag.startsWith('script'))).toEqual([])
        for (const { address = '/' } of elements) expect(address).toMatch(/^(https?:\/\/[^/]|\/(?![/\\]))/i)
      }),
    )
  })

  test('a tree as deep as a well has a bottom', () => {
    const depth = (nodes: RichNode[]): number =>
      1 + Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : depth(node.children))))
    expect(depth(parseRichText('<b>'.repeat(5000)))).toBeLessThan(20)
  })
})

test.each([
  ['<p>Hello&nbsp;<b>you</b></p><p>and more</p>', 'Hello you and more'],
  ['<script>alert(1)</script>Only <i>this', 'Only this'],
  ['a &lt;b&gt; c', 'a <b> c'],
  ['1 < 2', '1 < 2'],
])('the words of %s are %s', (html, words) => {
  expect(plainText(html)).toBe(words)
})
