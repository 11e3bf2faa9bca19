import { plainText } from '@ante/contract/messaging/rich-text/plain-text.ts'
import { RichText } from '@ante/contract/messaging/rich-text/rich-text.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { htmlOf } from './html-of.ts'
import { richTextOf } from './rich-text-of.ts'
import { hostilePieces } from './test/hostile-html.ts'

const sanitised = (html: string) => htmlOf(richTextOf(html))

describe('input by operators', () => {
  test.each([
    ['<p>Hello <b>you</b></p>', '<p>Hello <b>you</b></p>'],
    ['<h1>Big</h1><div>Text<br>more</div>', '<h3>Big</h3><p>Text<br>more</p>'],
    ['<ul><li>one</li><li>two</li></ul>', '<ul><li>one</li><li>two</li></ul>'],
    ['<a href="/m/rewardCenter">Rewards</a>', '<a href="/m/rewardCenter">Rewards</a>'],
    ['<a href="https://example.com/a?b=1&amp;c=2">out</a>', '<a href="https://example.com/a?b=1&amp;c=2">out</a>'],
    ['<img src="/pictures/x.webp" alt="x">', '<img src="/pictures/x.webp" alt="x">'],
    ['5 &lt; 6 &amp; 7 &gt; 2 &#8369;100 &nbsp;&hellip;', '5 &lt; 6 &amp; 7 &gt; 2 ₱100 \u00a0…'],
    ['1 < 2', '1 &lt; 2'],
    ['<p>open <b>never closed', '<p>open <b>never closed</b></p>'],
    ['</p></b>closed only', '<p></p>closed only'],
    ['<P CLASS=x>Upper</P>', '<p>Upper</p>'],
    ['<span style="color:red">kept words</span>', 'kept words'],
    [
      '<table border=1><thead><tr><th>Level</th><th colspan="2">Bonus</th></tr></thead>\n<tbody><tr><td>1</td><td>5%</td><td>10</td></tr></tbody></table>',
      '<table><thead><tr><th>Level</th><th colspan="2">Bonus</th></tr></thead><tbody><tr><td>1</td><td>5%</td><td>10</td></tr></tbody></table>',
    ],
    [
      '<table><tr><td>a<td>b<tr><td>c</table>',
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
    ],
    [
      '<table><caption>Fees</caption><tr><td>a</td></tr></table>',
      '<table><caption>Fees</caption><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      '<table>stray<tr>words<td>a</td></tr><p>more</p></table>',
      'straywords<p>more</p><table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      '<table><tr><td><table><tr><td>in</td></tr></table></td></tr></table>',
      '<table><tbody><tr><td><table><tbody><tr><td>in</td></tr></tbody></table></td></tr></tbody></table>',
    ],
    ['<table></table><table><tr></tr></table>none', '<table></table><table><tbody><tr></tr></tbody></table>none'],
    ['<td>one</td><td>two</td><tr>three</tr>', 'onetwothree'],
    ['İİİ<script>alert(1)</script>Hello', 'İİİHello'],
    ['<b>İİİİ</b><style>x</style><i>İ</i>', '<b>İİİİ</b><i>İ</i>'],
    ['<img src="/a.png" onload="alert(1)" srcset="//evil.example 2x" alt="A">', '<img src="/a.png" alt="A">'],
    ['<a href="/m/\\evil.example">Tap</a>', '<a href="/m/\\evil.example">Tap</a>'],
    ['<p title="&quot;><script>alert(1)</script>">Hello</p>', '<p>Hello</p>'],
    ['<b>Bold</b> & <i>more</i>', '<b>Bold</b> &amp; <i>more</i>'],
    ['<a href="https://example.com/?a=1&b=2">Out</a>', '<a href="https://example.com/?a=1&amp;b=2">Out</a>'],
    ['<table><tr><td colspan=2>A</table>', '<table><tbody><tr><td colspan="2">A</td></tr></tbody></table>'],
    [
      '<section><h2>A</h2><div>B<ul><li>C</li></ul></div></section>',
      '<div><h3>A</h3><div>B<ul><li>C</li></ul></div></div>',
    ],
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    ['<ul><li>one<li>two</ul><li>stray', '<ul><li>one</li><li>two</li></ul>stray'],
    [
      '<td colspan=1>a</td><table><tr><td rowspan=9999 colspan=x>b',
      'a<table><tbody><tr><td rowspan="20">b</td></tr></tbody></table>',
    ],
  ])('%s', (html, clean) => {
    expect(sanitised(html)).toBe(clean)
  })
})

describe('input by attackers', () => {
  test.each([
    ['<script>alert(1)</script>after', 'after'],
    ['<script>alert(1)', ''],
    ['<scr<script>ipt>alert(1)</script>x', 'ipt&gt;alert(1)x'],
    ['<style>p{}</style>x', 'x'],
    ['<iframe src="https://evil.example"></iframe>x', 'x'],
    ['<svg onload=alert(1)><p>in</p></svg>x', '<p>in</p>x'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></math>x', ''],
    ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="javascript:alert(1)">', ''],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>', 'x'],
    ['<a href=" java\nscript:alert(1)">x</a>', 'x'],
    ['<a href="&#106;avascript:alert(1)">x</a>', 'x'],
    ['<a href="&#x6a;&#x61;vascript&#58;alert(1)">x</a>', 'x'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', 'x'],
    ['<a href="//evil.example">x</a>', 'x'],
    ['<a href="/\\evil.example">x</a>', 'x'],
    ['<a href="https://">x</a>', 'x'],
    ['<!--><img src=x onerror=alert(1)>-->x', '--&gt;x'],
    ['<!-- <p>hidden</p> -->x', 'x'],
    ['<textarea><p>x</p></textarea>y', 'y'],
    ['<p title="><img src=x onerror=alert(1)>">x</p>', '<p>x</p>'],
    ['<form action="https://evil.example"><input><button>x</button></form>', 'x'],
    ['<base href="https://evil.example"><meta http-equiv=refresh>x', 'x'],
    ['<meta http-equiv="refresh" content="0;url=javascript:alert(1)">x', 'x'],
    ['<link rel=stylesheet href=https://evil.example/x.css>x', 'x'],
    ['<style>@import url(https://evil.example)</style>x', 'x'],
    ['<p style="background:url(javascript:alert(1))">x</p>', '<p>x</p>'],
    ['<p style="position:fixed;inset:0">x</p>', '<p>x</p>'],
    ['<img src=/a.webp srcset="javascript:alert(1) 1x, https://evil.example 2x" alt=a>', '<img src="/a.webp" alt="a">'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
    ['<img src="/a.webp"onerror="alert(1)">', '<img src="/a.webp" alt="">'],
    ['<img/src="/a.webp"/onerror=alert(1)>', '<img src="/a.webp" alt="">'],
    ['<picture><source srcset=https://evil.example><img src=/a.webp></picture>', '<img src="/a.webp" alt="">'],
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
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>y', '&quot;&gt;y'],
    ['<xmp><img src=x onerror=alert(1)></xmp>y', 'y'],
    ['<plaintext><p>x', ''],
    ['<select><option>x</select>y', 'y'],
    ['<SCRIPT SRC=//evil.example></SCRIPT >y', 'y'],
    ['<script\n>alert(1)</script\n>y', 'y'],
    ['<script/x>alert(1)</script>y', 'y'],
    ['<<script>alert(1)//<</script>y', '&lt;y'],
    ['<a href="vbscript:msgbox(1)">x</a>', 'x'],
    ['<a href="file:///etc/passwd">x</a>', 'x'],
    ['<a href="blob:https://evil.example/1">x</a>', 'x'],
    ['<a href="java&Tab;script:alert(1)">x</a>', 'x'],
    ['<a href="java&#9;script&colon;alert(1)">x</a>', 'x'],
    ['<a href="&#0000106avascript:alert(1)">x</a>', 'x'],
    ['<a href="&amp;#106;avascript:alert(1)">x</a>', 'x'],
    ['<a href="\u0001javascript:alert(1)">x</a>', 'x'],
    ['<a href="\u00a0javascript:alert(1)">x</a>', 'x'],
    ['<a href="%6aavascript:alert(1)">x</a>', 'x'],
    ['<a href="javascript://example.com/%0aalert(1)">x</a>', 'x'],
    ['<a href="/&#47;evil.example">x</a>', 'x'],
    ['<a href="/&#92;evil.example">x</a>', 'x'],
    ['<a href="/\t/evil.example">x</a>', 'x'],
    ["<a href='/m/help' onclick=alert(1) target=_top rel=opener>x</a>", '<a href="/m/help">x</a>'],
    ['<a href="https://example.com" href="javascript:alert(1)">x</a>', '<a href="https://example.com">x</a>'],
    ['<a onmouseover="alert(1)" href=/m/help>x</a>', '<a href="/m/help">x</a>'],
    ['<a href="/m/help>x</a>', ''],
    ['<p id=root class=shell name=page data-merchant=x>x</p>', '<p>x</p>'],
    ['<p><!--[if IE]><script>alert(1)</script><![endif]-->x</p>', '<p>x</p>'],
    ['<![CDATA[<script>alert(1)</script>]]>x', 'alert(1)]]&gt;x'],
    ['<?xml version="1.0"?><!DOCTYPE html>x', 'x'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['&amp;lt;script&amp;gt;', '&amp;lt;script&amp;gt;'],
    ['<p>{{constructor.constructor("alert(1)")()}}</p>', '<p>{{constructor.constructor(&quot;alert(1)&quot;)()}}</p>'],

    ['<a href="/m/a"><marquee><a href="/m/b">x</a></marquee></a>', '<a href="/m/a"></a><a href="/m/b">x</a>'],
  ])('%s', (html, clean) => {
    expect(sanitised(html)).toBe(clean)
  })
})

const ALLOWED = [
  'p',
  'b',
  'h1',
  'div',
  'section',
  'ul',
  'li',
  'table',
  'tr',
  'td',
  'caption',
  'blockquote',
  'a href=/m/a',
]
const UNKNOWN = ['span', 'form', 'button', 'marquee', 'font', 'center', 'details', 'video', 'pre', 'nobr', 'label']
const tags = [...ALLOWED, ...UNKNOWN].flatMap((tag) => [`<${tag}>`, `</${tag.split(' ')[0]}>`])

test('nothing outside the allowlist survives, and a second pass changes nothing', () => {
  const piece = fc.constantFrom(...hostilePieces, ...tags)
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = richTextOf(pieces.join(''))
      expect(RichText.parse(text)).toEqual(text)
      expect(richTextOf(htmlOf(text))).toEqual(text)
    }),
    { numRuns: 1_000 },
  )
})

test('every word is kept, in any elements', () => {
  const piece = fc.oneof(
    fc.constantFrom(...tags),
    fc.constantFrom('one', 'two', 'three').map((word) => ` ${word} `),
  )
  const sorted = (message: string) => message.split(/\s+/).filter(Boolean).toSorted()
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const words = pieces.filter((item) => !item.startsWith('<')).join('')
      expect(sorted(plainText(richTextOf(pieces.join(''))))).toEqual(sorted(words))
    }),
  )
})

test.each(['<b>', '<div>', '<template>', '<p><b>', '<table><tr><td>', '<blockquote>'])(
  'a text of only %s terminates',
  (html) => {
    const depthOf = (text: RichText): number =>
      1 +
      Math.max(
        0,
        ...text.map((node) => (typeof node === 'string' || !('children' in node) ? 0 : depthOf(node.children))),
      )
    expect(depthOf(richTextOf(html.repeat(4_000)))).toBeLessThan(60)
  },
)

test.each([
  ['<p>Hello&nbsp;<b>yo</b>u</p><p>and more</p>', 'Hello you and more'],
  ['<ul><li>one</li><li>two<br>three</li></ul>', 'one two three'],
  ['<script>alert(1)</script>Only <i>this', 'Only this'],
  ['a &lt;b&gt; c', 'a <b> c'],
  ['1 < 2', '1 < 2'],
])('the words of %s are %s', (html, message) => {
  expect(plainText(richTextOf(html))).toBe(message)
})
