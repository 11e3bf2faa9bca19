import { createHash, createHmac, webcrypto } from 'node:crypto'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { checkFairness } from '@ante/contract/launch/check-fairness.ts'
import { blockText, drawFrom, FAIRNESS_ALGORITHM, FairnessProof, numberOf } from '@ante/contract/launch/fairness.ts'

/** An independent computation of the numbers with Node's own digests, as on a vendor's server. */
function proofOf(input: { serverSeed: string; clientSeed: string; nonce: number; limits: number[] }): FairnessProof {
  const { serverSeed, limits, ...round } = input
  const draw = drawFrom((counter) => createHmac('sha256', serverSeed).update(blockText(round, counter)).digest())
  return {
    algorithm: FAIRNESS_ALGORITHM,
    serverSeedHash: createHash('sha256').update(serverSeed).digest('hex'),
    serverSeed,
    ...round,
    draws: limits.map((below) => ({ below, number: draw(below) })),
  }
}

const hex256 = fc.stringMatching(/^[0-9a-f]{64}$/)
const round = fc.record({
  serverSeed: hex256,
  clientSeed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  nonce: fc.nat(),
  limits: fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { minLength: 1, maxLength: 40 }),
})

test('the published test vectors match', async () => {
  const serverSeed = '0123456789abcdef'.repeat(4)
  const proof = proofOf({ serverSeed, clientSeed: 'a-player', nonce: 7, limits: [6, 6, 100, 100_000, 3_000_000_000] })

  expect(proof.serverSeedHash).toBe('a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e')
  expect(proof.draws.map(({ number }) => number)).toEqual([0, 3, 64, 24_106, 2_360_951_821])
  expect(await checkFairness(proof, webcrypto.subtle)).toMatchObject({ seedMatches: true, numbersMatch: true })
})

test('every draw is reproduced by the page', async () => {
  await fc.assert(
    fc.asyncProperty(round, async (sample) => {
      const proof = FairnessProof.parse(proofOf(sample))
      const numbers = proof.draws.map(({ number }) => number)
      expect(await checkFairness(proof, webcrypto.subtle)).toEqual({ seedMatches: true, numbersMatch: true, numbers })
    }),
    { numRuns: 60 },
  )
})

test('a server seed other than the committed one is detected', async () => {
  await fc.assert(
    fc.asyncProperty(round, hex256, async (sample, other) => {
      fc.pre(other !== sample.serverSeed)
      const swapped = { ...proofOf(sample), serverSeed: other }
      expect(await checkFairness(swapped, webcrypto.subtle)).toMatchObject({ seedMatches: false })
    }),
    { numRuns: 30 },
  )
})

test('a number other than the drawn one is detected', async () => {
  const proof = proofOf({ serverSeed: 'f'.repeat(64), clientSeed: 'x', nonce: 0, limits: [10, 10] })
  const forged = { ...proof, draws: proof.draws.map(({ below, number }) => ({ below, number: (number + 1) % below })) }

  expect(await checkFairness(forged, webcrypto.subtle)).toMatchObject({ seedMatches: true, numbersMatch: false })
})

test('a proof without numbers proves nothing', async () => {
  const proof = proofOf({ serverSeed: 'f'.repeat(64), clientSeed: 'x', nonce: 0, limits: [] })

  expect(await checkFairness(proof, webcrypto.subtle)).toMatchObject({ seedMatches: true, numbersMatch: false })
})

test('nothing is verified before the seed is revealed', async () => {
  const proof = proofOf({ serverSeed: 'f'.repeat(64), clientSeed: 'x', nonce: 0, limits: [10] })

  expect(await checkFairness({ ...proof, serverSeed: null }, webcrypto.subtle)).toBeNull()
})

test.for([
  { limit: 6, last: 4_294_967_291, why: 'the last word of the complete groups of six' },
  { limit: 3, last: 4_294_967_294, why: 'one word is left over' },
  { limit: 2 ** 31 + 1, last: 2 ** 31, why: 'only one complete group' },
])('below $limit the word $last is accepted and the next rejected: $why', ({ limit, last }) => {
  expect(numberOf(last, limit)).toBe(limit - 1)
  expect(numberOf(last + 1, limit)).toBeNull()
})

test.for([1, 2, 2 ** 31, 2 ** 32])('below %i, which divides the range, every word is accepted', (limit) => {
  expect(numberOf(2 ** 32 - 1, limit)).toBe(limit - 1)
  expect(numberOf(0, limit)).toBe(0)
})

test('a rejected word is replaced by the next one, also across blocks', () => {
  const rejectedWord = new Uint8Array(32).fill(255)
  const taken = new Uint8Array(32)
  taken[3] = 5
  const draw = drawFrom((counter) => (counter === 0 ? rejectedWord : taken))

  expect(draw(6)).toBe(5)
})
