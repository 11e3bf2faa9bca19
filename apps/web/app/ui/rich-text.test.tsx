import { richTextOf } from '@ante/gateway/kit/rich-text/rich-text-of.ts'
import { hostilePieces } from '@ante/gateway/kit/rich-text/test/hostile-html.ts'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { addressOf } from '../lib/pages/address.ts'
import { RouterProvider } from '../lib/pages/router.tsx'
import { RichText } from './rich-text.tsx'

const router = {
  address: addressOf('/m/home', 'first'),
  arrival: 'first' as const,
  navigate: () => undefined,
}
const markup = (html: string) =>
  renderToStaticMarkup(
    <RouterProvider value={router}>
      <RichText text={richTextOf(html)} />
    </RouterProvider>,
  )

test('an external link opens in a new tab without a referrer; an own link stays within the app', () => {
  const html = markup('<a href="https://example.com/a">out</a> <a href="/m/rewardCenter" target="_blank">in</a>')
  expect(html).toContain('<a href="https://example.com/a" target="_blank" rel="noopener noreferrer">out</a>')
  expect(html).toContain('<a href="/m/rewardCenter">in</a>')
})

test('a link without a valid target is shown as text', () => {
  expect(markup('<a href="javascript:alert(1)">x</a>')).toMatch(/<div[^>]*>x<\/div>/)
})

test('a table keeps its structure and its cell spans, up to the maximum span', () => {
  const html = markup(
    '<table><tr><th colspan=2>a</th></tr><tr><td rowspan="9999">b</td><td colspan=x>c</td></tr></table>',
  )
  expect(html).toContain('<tr><th colSpan="2" dir="auto">a</th></tr>')
  expect(html).toContain('<tr><td rowSpan="20" dir="auto">b</td><td dir="auto">c</td></tr>')
})

test('nested paragraphs are written as browsers parse them', () => {
  expect(markup('<div><p>one</p><b><ul><li>two</li></ul></b></div>')).toContain('<div><p>one</p><b><ul>')
})

/** Permitted tags in a document made of untrusted text: our elements, with these attributes. */
const TAG =
  /^\/?(p|br|b|strong|i|em|u|s|small|ul|ol|li|h3|blockquote|hr|a|img|span|div|table|caption|thead|tbody|tfoot|tr|td|th)( (class|href|src|alt|target|rel|loading|decoding|colSpan|rowSpan|dir)="[^"<>]*")*\/?$/
const ADDRESS = /(?:href|src)="([^"]*)"/g

test('any text yields only harmless elements with harmless attributes', () => {
  const word = fc.constantFrom(...hostilePieces)
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (texts) => {
      const html = markup(texts.join(''))
      for (const [, tag = ''] of html.matchAll(/<([^>]*)>/g)) expect(tag).toMatch(TAG)
      for (const [, address = ''] of html.matchAll(ADDRESS)) expect(address).toMatch(/^(https?:\/\/[^/]|\/(?![/\\]))/i)
    }),
    { numRuns: 1_000 },
  )
})
