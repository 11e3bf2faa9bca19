import { randomUUID, webcrypto } from 'node:crypto'

import { checkFairness } from '@ante/contract/launch/check-fairness.ts'
import type { FairnessProof } from '@ante/contract/launch/fairness.ts'
import { vendorRoundDetail } from '@ante/contract/launch/vendor-service.ts'
import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import type { RunningServer } from '@ante/plain-server/start-server.ts'
import { createDatabase, dropDatabase, freshDatabaseUrl } from '@ante/plain-server/test/database.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { FAKE_VENDORS_SECRET, fakeGateway } from '../../test/fake-gateway.ts'
import type { FakeGateway } from '../../test/fake-gateway.ts'
import { newTapId, pageAt } from '../../test/page-calls.ts'
import { startTestStudio } from '../../test/start-studio.ts'
import { HistoryView, RoundView, SessionView } from '../play-contract.ts'
import { readAnswer } from '@ante/wallet-client/seamless/read-answer.ts'
import { signedHeaders } from '@ante/wallet-client/seamless/sign.ts'
import { FAIR_PATH, FairView } from './fair-view.ts'

const databaseUrl = freshDatabaseUrl()
const PICK = { side: 'over', faces: 2_500 }
let gateway: FakeGateway
let sandbox: RunningServer
beforeAll(async () => {
  await createDatabase(databaseUrl)
  gateway = await fakeGateway()
  const environment = { VENDORS_SECRET: FAKE_VENDORS_SECRET }
  sandbox = await startTestStudio({ databaseUrl, gatewayUrl: gateway.url, environment })
  await sandbox.ready
})
afterAll(async () => {
  await sandbox.stop()
  await gateway.stop()
  await dropDatabase(databaseUrl)
})
beforeEach(() => {
  gateway.behave = () => 'answer'
  gateway.player.playerId = randomUUID()
})

async function openTitle(engine: string) {
  const token = randomUUID()
  gateway.tokens.add(token)
  const title = games.find((game) => engineOf(game) === engine)
  if (!title) throw new Error(`No vendor sells ${engine}.`)
  const page = pageAt(sandbox.url)
  const session = SessionView.parse((await page.open(token, { vendor: title.vendor, game: title.gameId })).body)
  const stake = async (choice: unknown) =>
    RoundView.parse((await page.round(newTapId(), { choice, stakeCents: '200' })).body)
  return { page, session, stake, vendor: title.vendor }
}

const fairOf = async (roundId: string): Promise<{ status: number; body: unknown }> => {
  const answer = await fetch(sandbox.url + FAIR_PATH + roundId)
  return { status: answer.status, body: await answer.json() }
}

/** Returns a round as the gateway requests it for its game records. */
async function reportedTo(vendor: string, roundId: string) {
  const path = `/studio/${vendor}${vendorRoundDetail.path}`
  const body = JSON.stringify({ playerId: gateway.player.playerId, roundId, language: 'AR' })
  const signed = signedHeaders(vendorKeyOf(FAKE_VENDORS_SECRET, vendor), { path, body })
  const headers = { 'Content-Type': 'application/json', ...signed }
  const answer = await fetch(sandbox.url + path, { method: 'POST', headers, body })
  const detail = readAnswer(vendorRoundDetail, answer.status, await answer.text())
  if (detail.kind !== 'done') throw new Error(detail.kind)
  return detail.value
}

const checkProof = (proof: FairnessProof | null) => proof && checkFairness(proof, webcrypto.subtle)

test.each([
  ['that the wallet refuses', { refuse: 'account.disabled' } as const, 'refused', 'refused'],
  ['that the wallet does not answer', 'lose-answer' as const, 'undone', 'unanswered'],
] as const)(
  'the seed of a round %s is published nevertheless, with the reason',
  async (_, behaviour, state, notCountedReason) => {
    const { session, stake, vendor } = await openTitle('dice')
    gateway.behave = (name) => (name === 'bet' ? behaviour : 'answer')
    const round = await stake(PICK)
    gateway.behave = () => 'answer'

    expect(round).toMatchObject({ state, fairness: { serverSeedHash: session.next?.serverSeedHash, nonce: 0 } })
    const view = FairView.parse((await fairOf(round.roundId)).body)
    expect(view).toMatchObject({ notCountedReason, outcome: null, choice: PICK })
    expect(await checkProof(view.proof)).toMatchObject({ seedMatches: true, numbersMatch: true })
    // The refused account and the reason are private.
    expect(JSON.stringify(view)).not.toContain('disabled')

    const received = await reportedTo(vendor, round.roundId)
    expect(received).toMatchObject({ lines: [], picture: null, payout: '0.00', isDecided: false })
    expect(received.fairness).toEqual(view.proof)
    expect(received.proofUrl).toBe(`/fair/?round=${round.roundId}&language=AR`)
  },
)

test('each nonce of a session has its round, including refused and undone ones', async () => {
  const { page, stake } = await openTitle('dice')
  for (const behaviour of [{ refuse: 'account.disabled' }, 'lose-answer', 'answer'] as const) {
    gateway.behave = (name) => (name === 'bet' ? behaviour : 'answer')
    await stake(PICK)
  }
  const { rounds } = HistoryView.parse((await page.history()).body)

  expect(rounds.map(({ round }) => 'fairness' in round && round.fairness?.nonce)).toEqual([2, 1, 0])
})

test('for an open round only the commitment is published', async () => {
  const { session, stake, vendor } = await openTitle('mines')
  const { roundId } = await stake({ mines: 3 })

  expect(await fairOf(roundId)).toMatchObject({ status: 409, body: { error: { code: 'round.running' } } })
  expect(await reportedTo(vendor, roundId)).toMatchObject({
    fairness: { serverSeedHash: session.next?.serverSeedHash, serverSeed: null, draws: [] },
    proofUrl: `/fair/?round=${roundId}&language=AR`,
  })
})

test('a game without commitments has no verification page', async () => {
  const { stake, vendor } = await openTitle('northlight')
  const { roundId } = await stake(null)

  expect(await fairOf(roundId)).toMatchObject({ body: { error: { code: 'round.no_published_hash' } } })
  expect(await reportedTo(vendor, roundId)).toMatchObject({ fairness: null, proofUrl: null })
})
