import { expect, test } from 'vitest'

import { pictureAddress } from './picture-address.ts'

const CDNS = ['https://one.example', 'https://two.example/']

test.each([
  ['/a.webp', CDNS, 0, 'https://one.example/a.webp'],
  ['/a.webp', CDNS, 1, 'https://two.example/a.webp'],
  ['/a.webp', CDNS, 2, null],
  ['/a.webp', [''], 0, '/a.webp'],
  ['/a.webp', [''], 1, null],
  ['/a.webp', [], 0, null],
  ['https://three.example/a.webp', CDNS, 0, 'https://three.example/a.webp'],
  ['https://three.example/a.webp', CDNS, 1, null],
  ['data:image/svg+xml,x', CDNS, 0, 'data:image/svg+xml,x'],
  ['', CDNS, 0, null],
])('%j of %j after %i failures is loaded from %j', (src, sources, failures, address) => {
  expect(pictureAddress(src, sources, failures)).toBe(address)
})
