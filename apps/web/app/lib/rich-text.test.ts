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
  ])('%s', (html, tree) => {
    expect(read(html)).toBe(tree)
  })
})

describe('what attackers write', () => {
  test.each([
    ['<script>alert(1)</script>after', 'after'],
    ['<script>alert(1)', ''],
    ['<scr<script>ipt>alert(1)</script>x', ''],
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
