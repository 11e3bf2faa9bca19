import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { decodeServiceLink, encodeServiceLink, serviceAddress } from './service-link.ts'

/** Links generated with OpenSSL: an empty text, several blocks, whole blocks, and multi-byte characters. */
test.each([
  ['https://t.me/example', 'abcdefgh', 'AMSSoqUcylxSS+d/NYAyo7aFM4UfcRhmabcdefgh'],
  ['', 'abcdefgh', 'JBvJHl5Vs9Y=abcdefgh'],
  ['tel:1234', 'q7Wm2xPd', 'FdUS8yUWDV4k8yzP3CYMig==q7Wm2xPd'],
  ['tel:+6321', 'Key 2026', 'TdpqZbaOn6ZM2Az/rRxBCA==Key 2026'],
  ['https://chat.example/24', 'Zz9~!{}#', 'YyVedBlSOBVyYivdfPA4EsqbFRSLtYLQZz9~!{}#'],
  [
    'https://help.example/مساعدة/客服',
    '12345678',
    'Sgq94WOrg/K7+AeVp1oouY5lG23sLhh1oB47eBkS0EBTdvIPEJvNgv65WbfUZC/L12345678',
  ],
])('%j with the key %j is the link %j', (address, key, link) => {
  expect(encodeServiceLink(address, key)).toBe(link)
  expect(decodeServiceLink(link)).toBe(address)
})

const printable = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code))
const keys = fc.array(printable, { minLength: 8, maxLength: 8 }).map((characters) => characters.join(''))
const texts = fc.string({ unit: 'grapheme', maxLength: 60 })

test('decoding reverses encoding', () => {
  fc.assert(
    fc.property(texts, keys, (text, key) => {
      expect(decodeServiceLink(encodeServiceLink(text, key))).toBe(text)
    }),
  )
})

test('decoding any other input throws no exception', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: 'binary' })), (text) => {
      const decoded = decodeServiceLink(text)
      expect(decoded === null || typeof decoded === 'string').toBe(true)
    }),
  )
})

test.each([
  ['nothing', ''],
  ['a key without a link', 'abcdefgh'],
  ['no base64', '!!!!abcdefgh'],
  ['half a block', 'AMSSabcdefgh'],
  ['another key', 'AMSSoqUcylxSS+d/NYAyo7aFM4UfcRhmabcdefgX'],
  ['a key with other than plain letters', 'JBvJHl5Vs9Y=abcdefgé'],
])('%s is not a valid link', (_, text) => {
  expect(decodeServiceLink(text)).toBeNull()
})

test.each(['', 'short', 'nine chars', 'käsewurm'])('%j is not a valid key', (key) => {
  expect(() => encodeServiceLink('https://t.me/example', key)).toThrow(/8 printable characters/)
})

describe('an address', () => {
  test.each([
    'https://t.me/example',
    'HTTPS://chat.example',
    'mailto:help@site.example',
    'tel:+632555',
    'tg://resolve?domain=example',
    'https://help.example/مساعدة',
  ])('%j is permitted', (address) => {
    expect(serviceAddress(address)).toBe(address)
  })

  test.each([
    '',
    'http://t.me/example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' https://t.me',
    'https:/t.me',
    'https:///t.me',
    'https:\\\\t.me',
    'https://t.me\\@evil.example',
    'java\nscript:alert(1)',
    'https://t.me/\u0000',
    'data:text/html,x',
    'intent://x',
    '//t.me/example',
    '/m/home',
    'mailto:',
    'tel:1 javascript:x',
    'xhttps://t.me',
  ])('%j is refused', (address) => {
    expect(serviceAddress(address)).toBeNull()
  })
})
