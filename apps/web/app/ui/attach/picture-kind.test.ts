import { expect, test } from 'vitest'

import { pictureKind } from './picture-kind.ts'

test.each([
  ['ffd8ffe000104a4649460001', 'image/jpeg'],
  ['89504e470d0a1a0a0000000d', 'image/png'],
  ['474946383961010001000000', 'image/gif'],
  ['524946462400000057454250', 'image/webp'],
  ['255044462d312e370a25e2e3', null],
  ['3c7376672078', null],
  ['89504e47', null],
  ['', null],
])('a file that starts with %s is %s', async (hex, kind) => {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16))
  expect(await pictureKind(new Blob([bytes], { type: 'image/png' }))).toBe(kind)
})
