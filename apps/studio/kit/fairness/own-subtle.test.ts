import { createHash, webcrypto } from 'node:crypto'

import { checkFairness } from '@ante/contract/launch/check-fairness.ts'
import { FAIRNESS_ALGORITHM } from '@ante/contract/launch/fairness.ts'
import type { FairnessProof } from '@ante/contract/launch/fairness.ts'
import { expect, test } from 'vitest'

import { ownSubtle } from '../front/fair/own-subtle.ts'

test('a verification without the browser’s cryptography gives the same result as with it', async () => {
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
  expect(byHand).toEqual({ seedMatches: true, numbersMatch: true, numbers: [0, 3, 64] })
})
