import { afterEach, expect, test, vi } from 'vitest'

import { hashOf } from './drawn-again.ts'
import { findRound } from './find-round.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const serverSeed = 'f0'.repeat(32)

function serverTells(
  serverSeedHash: string,
  { mixed = null, clientSeed = 'own' }: { mixed?: unknown; clientSeed?: string } = {},
): void {
  const proof = { algorithm: 'hmac-sha256-words-1', serverSeedHash, serverSeed, clientSeed, nonce: 1, draws: [] }
  const title = { name: 'A title', category: 'INHOUSE', classes: [], motif: 'dice' }
  const view = {
    roundId: 'r-1',
    engine: 'dice',
    title,
    choice: null,
    outcome: null,
    notCountedReason: null,
    proof,
    mixed,
  }
  vi.stubGlobal('fetch', async () => Response.json(view))
}

test('whoever asks the server for seed and hash at once is not told that it kept a promise', async () => {
  serverTells(hashOf(serverSeed))
  expect(await findRound('r-1')).toMatchObject({ promised: null })
})

test.each([
  ['round.running', 409, 'running'],
  ['round.unknown', 404, 'unknown'],
  ['round.unpromised', 409, 'unpromised'],
  ['unavailable', 503, 'noAnswer'],
])('an answer of %s is told for what it is', async (code, status, wrong) => {
  vi.stubGlobal('fetch', async () => Response.json({ error: { code } }, { status }))
  expect(await findRound('r-1')).toEqual({ wrong })
})

test('where the server cannot be reached, that is said, and nothing of the round', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no line')))
  expect(await findRound('r-1')).toEqual({ wrong: 'noAnswer' })
})

test.each([
  ['made of what was told first', ['a', hashOf('r-1')], { kept: true, isMine: true }],
  ['not', ['another'], { kept: false, isMine: false }],
])('a client seed that many share is looked at: it is %s', async (_, marks, found) => {
  serverTells(hashOf(serverSeed), {
    mixed: { base: 'deal-1', marks },
    clientSeed: hashOf(`deal-1:a:${hashOf('r-1')}`),
  })
  expect(await findRound('r-1')).toMatchObject({ mix: { base: 'deal-1', ...found } })
})

test('a hash that is not the seed’s is held against the server', async () => {
  serverTells('ab'.repeat(32))
  expect(await findRound('r-1')).toMatchObject({ promised: 'ab'.repeat(32) })
})
