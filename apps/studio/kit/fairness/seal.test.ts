import { expect, test } from 'vitest'

import { newServerSeed } from './round-fairness.ts'
import { sealOf } from './seal.ts'

const seal = sealOf('a-secret-of-this-test')

test('an encrypted seed is decrypted only with its own secret, and ciphertexts never repeat', () => {
  const seed = newServerSeed()
  const sealed = seal.encrypt(seed)

  expect(seal.open(sealed)).toBe(seed)
  expect(sealed).not.toContain(seed)
  expect(seal.encrypt(seed)).not.toBe(sealed)
  expect(sealOf('a-secret-of-somebody-else').open(sealed)).toBeNull()
})

test('a modified ciphertext cannot be decrypted', () => {
  const sealed = seal.encrypt(newServerSeed())
  const changed = `${sealed.slice(0, 30)}${sealed[30] === 'A' ? 'B' : 'A'}${sealed.slice(31)}`

  for (const text of [changed, sealed.slice(0, -9), 'sealed.A', 'sealed.', 'anything', '']) {
    expect(seal.open(text)).toBeNull()
  }
})

test('a seed stored before encryption existed is returned as is', () => {
  const seed = newServerSeed()
  expect(seal.open(seed)).toBe(seed)
})
