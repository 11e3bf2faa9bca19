import { expect, test } from 'vitest'

import { linkedText } from './linked-text.ts'

test.each([
  ['hello', ['hello']],
  ['', []],
  ['see https://example.com/a?b=c.', ['see ', '<https://example.com/a?b=c>', '.']],
  ['(http://example.com)', ['(', '<http://example.com>', ')']],
  ['https://a.example https://b.example', ['<https://a.example>', ' ', '<https://b.example>']],
  ['javascript:alert(1) data:text/html,x', ['javascript:alert(1) data:text/html,x']],
  ['https://bank.example@evil.example/', ['https://bank.example@evil.example/']],
  ['https://', ['https://']],
  ['<a href="https://a.example">x</a>', ['<a href="', '<https://a.example>', '">x</a>']],
])('the links in %j', (text, pieces) => {
  const parsedPieces = linkedText(text)
  expect(parsedPieces.map((piece) => (piece.href === undefined ? piece.text : `<${piece.href}>`))).toEqual(pieces)
  expect(parsedPieces.map((piece) => piece.text).join('')).toBe(text)
})
