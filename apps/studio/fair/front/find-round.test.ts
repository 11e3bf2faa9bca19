import { afterEach, expect, test, vi } from 'vitest'

import { hashOf } from './recompute-draw.ts'
import { findRound } from './find-round.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const serverSeed = 'f0'.repeat(32)

function respondWith(
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

test('a seed and a hash received together from the server do not count as proof of a commitment', async () => {
  respondWith(hashOf(serverSeed))
  expect(await findRound('r-1')).toMatchObject({ publishedHash: null })
})

test.each([
  ['round.running', 409, 'running'],
  ['round.unknown', 404, 'unknown'],
  ['round.no_published_hash', 409, 'noPublishedHash'],
  ['unavailable', 503, 'noResponse'],
])('an answer of %s is reported as such', async (code, status, expectedProblem) => {
  vi.stubGlobal('fetch', async () => Response.json({ error: { code } }, { status }))
  expect(await findRound('r-1')).toEqual({ wrong: expectedProblem })
})

test('an unreachable server is reported, without any statement about the round', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no line')))
  expect(await findRound('r-1')).toEqual({ wrong: 'noResponse' })
})

test.each([
  ['the hash of the published contributions', ['a', hashOf('r-1')], { matches: true, isMine: true }],
  ['a different hash', ['another'], { matches: false, isMine: false }],
])('a client seed shared by several players is verified: it is %s', async (_, marks, found) => {
  respondWith(hashOf(serverSeed), {
    mixed: { base: 'deal-1', marks },
    clientSeed: hashOf(`deal-1:a:${hashOf('r-1')}`),
  })
  expect(await findRound('r-1')).toMatchObject({ mix: { base: 'deal-1', ...found } })
})

test('a hash that does not match the seed is reported as the server’s failure', async () => {
  respondWith('ab'.repeat(32))
  expect(await findRound('r-1')).toMatchObject({ publishedHash: 'ab'.repeat(32) })
})
