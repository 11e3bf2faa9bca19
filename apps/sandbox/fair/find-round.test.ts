import { afterEach, expect, test, vi } from 'vitest'

import { hashOfSeed } from '../studio/fairness/round-fairness.ts'
import { findRound } from './front/find-round.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const serverSeed = 'f0'.repeat(32)

function serverTells(serverSeedHash: string): void {
  const proof = { algorithm: 'hmac-sha256-words-1', serverSeedHash, serverSeed, clientSeed: 'own', nonce: 1, draws: [] }
  const title = { name: 'A title', category: 'INHOUSE', classes: [], motif: 'dice' }
  const view = { roundId: 'r-1', engine: 'dice', title, choice: null, outcome: null, proof }
  vi.stubGlobal('fetch', async () => Response.json(view))
}

test('whoever asks the server for seed and hash at once is not told that it kept a promise', async () => {
  serverTells(hashOfSeed(serverSeed))
  expect(await findRound('r-1')).toMatchObject({ promised: null })
})

test('a hash that is not the seed’s is held against the server', async () => {
  serverTells('ab'.repeat(32))
  expect(await findRound('r-1')).toMatchObject({ promised: 'ab'.repeat(32) })
})
