import { createHash, createHmac, webcrypto } from 'node:crypto'

import { checkFairness } from '@ante/contract/launch/check-fairness.ts'
import { FAIRNESS_ALGORITHM } from '@ante/contract/launch/fairness.ts'
import type { FairnessProof } from '@ante/contract/launch/fairness.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { hmacSha256, sha256 } from '../front/fair/sha256.ts'
import { ownSubtle } from '../front/fair/own-subtle.ts'

const bytes = fc.uint8Array({ maxLength: 300 })

test('a digest by hand is that of the system, whatever the length', () => {
  fc.assert(
    fc.property(bytes, (text) => {
      expect(hexOf(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'))
    }),
  )
})

test('so is a keyed one, with keys longer than a block too', () => {
  fc.assert(
    fc.property(bytes, bytes, (key, text) => {
      expect(hexOf(hmacSha256(key, text))).toBe(createHmac('sha256', key).update(text).digest('hex'))
    }),
  )
})

test('a round checked by hand is checked as the browser checks it', async () => {
  const serverSeed = '0123456789abcdef'.repeat(4)
  const serverSeedHash = createHash('sha256').update(serverSeed).digest('hex')
  const draws = [0, 3, 64].map((number, index) => ({ below: [6, 6, 100][index] ?? 1, number }))
  const proof: FairnessProof = {
    algorithm: FAIRNESS_ALGORITHM,
    serverSeedHash,
    serverSeed,
    clientSeed: 'a-player',
    nonce: 7,
    draws,
  }

  const byHand = await checkFairness(proof, ownSubtle)
  expect(byHand).toEqual(await checkFairness(proof, webcrypto.subtle))
  expect(byHand).toEqual({ seedKept: true, numbersKept: true, numbers: [0, 3, 64] })
})

const hexOf = (digest: Uint8Array) => Buffer.from(digest).toString('hex')
