import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { FAIRNESS_ALGORITHM } from '@ante/contract/launch/fairness.ts'
import type { FairnessProof } from '@ante/contract/launch/fairness.ts'
import { getPlayRecord } from '@ante/contract/launch/play-record-detail.ts'
import { seamlessHeader, seamlessRollback } from '@ante/contract/launch/seamless-wallet.ts'
import type { VendorRoundDetail } from '@ante/contract/launch/vendor-service.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { KEY, sessionOf, vendorOf } from '../test/vendor.ts'
import type { Session, TestVendor } from '../test/vendor.ts'
import { gamesOf, writeRounds } from '../test/rounds.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'
const UNREVEALED = {
  algorithm: FAIRNESS_ALGORITHM,
  clientSeed: 'c',
  nonce: 1,
  draws: [] as FairnessProof['draws'],
} as const
const DETAIL: VendorRoundDetail = {
  title: 'Northlight Reels',
  playedAt: '2026-11-21T12:00:00.000Z',
  stake: '1.00',
  payout: '3.00',
  currency: 'PHP',
  lines: [{ label: 'Middle row', value: 'Star, star, star' }],
  picture: PICTURE,
  fairness: null,
}

/** Server of the vendor: returns the answer set by a test, and records the requests. */
const service = {
  answer: { status: 200, body: { success: true, value: DETAIL } as unknown },
  requested: [] as { roundId: string; playerId: string; language: string; vendor: unknown }[],
}
const server = createServer((request, response) => void respond(request, response))

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestBody = JSON.parse(await textOf(request))
  service.requested.push({ ...requestBody, vendor: request.headers[seamlessHeader.vendor.toLowerCase()] })
  response.writeHead(service.answer.status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(service.answer.body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

let gateway: TestGateway
let vendor: TestVendor

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  gateway = await startGateway()
  const serviceOf = (code: string, service_url: string | null) =>
    gateway.ports.db.updateTable('vendor').set({ service_url }).where('code', '=', code).execute()
  await serviceOf(KEY.vendor, `http://127.0.0.1:${port}/studio/ANS`)
  await serviceOf('CRB', null)
  vendor = await vendorOf(gateway)
})

afterAll(async () => {
  await gateway.stop()
  server.close()
})

async function shown({ token }: SignedInMember, roundId: string, { code = KEY.vendor, language = 'EN' } = {}) {
  const headers = { Language: language }
  const answer = await gateway.call(getPlayRecord, { vendor: code, roundId }, { token, headers })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

async function member(): Promise<{ member: SignedInMember; player: Session; roundId: string }> {
  const owner = await signedIn(gateway, '10.00')
  const player = { memberId: owner.memberId, ...(await sessionOf(vendor, owner.memberId, 0)) }
  return { member: owner, player, roundId: `r-${owner.memberId}` }
}

const answersWith = (value: Partial<VendorRoundDetail>) =>
  (service.answer = { status: 200, body: { success: true, value: { ...DETAIL, ...value } } })

test('shows every bet, win and rollback of a round with its ledger reference', async () => {
  const { member: owner, player, roundId } = await member()
  await vendor.bet(player, { roundId, transactionId: `${roundId}-b1`, amount: '1.00' })
  await vendor.bet(player, { roundId, transactionId: `${roundId}-b2`, amount: '2.00' })
  const undo = { transactionId: `${roundId}-x`, betTransactionId: `${roundId}-b2`, roundId }
  await vendor.call(seamlessRollback, { sessionId: player.sessionId, ...undo })
  const win = { roundId, transactionId: `${roundId}-w`, betTransactionId: `${roundId}-b1`, amount: '4.00' }
  const won = await vendor.win(player, win)

  const { record, movements, currency, zone } = await shown(owner, roundId)
  expect(record).toMatchObject({ roundId, outcome: 'won', stake: '1.00', payout: '4.00', net: '3.00' })
  expect([currency, zone]).toEqual(['PHP', 'Asia/Manila'])
  expect(movements.map(({ kind, transactionId, amount, state }) => [kind, transactionId, amount, state])).toEqual([
    ['bet', `${roundId}-b1`, '1.00', 'posted'],
    ['bet', `${roundId}-b2`, '2.00', 'voided'],
    ['rollback', `${roundId}-x`, '2.00', 'posted'],
    ['win', `${roundId}-w`, '4.00', 'posted'],
  ])
  expect(won.ok && won.value.reference).toBe(movements.at(-1)?.reference)
})

test('the details of an ended round are requested once per language, and stored', async () => {
  const { member: owner, player, roundId } = await member()
  answersWith({})
  await vendor.bet(player, { roundId, transactionId: `${roundId}-b` })
  await vendor.win(player, { roundId, betTransactionId: `${roundId}-b` })
  const report = { kind: 'reported', lines: DETAIL.lines, picture: PICTURE, fairness: null, proofUrl: null }
  expect((await shown(owner, roundId)).report).toEqual(report)
  answersWith({ lines: [] })
  expect((await shown(owner, roundId)).report).toEqual(report)
  expect((await shown(owner, roundId, { language: 'TY' })).report).toMatchObject({ kind: 'reported', lines: [] })
  const { memberId } = player
  expect(service.requested.filter((requested) => requested.roundId === roundId)).toEqual([
    { roundId, playerId: String(memberId), language: 'EN', vendor: 'ANS' },
    { roundId, playerId: String(memberId), language: 'TY', vendor: 'ANS' },
  ])
})

test('the details are requested again while the round is open or its seed is not revealed', async () => {
  const { member: owner, player, roundId } = await member()
  answersWith({ lines: [] })
  await vendor.bet(player, { roundId, transactionId: `${roundId}-b` })
  expect((await shown(owner, roundId)).report).toMatchObject({ lines: [] })
  await vendor.win(player, { roundId, betTransactionId: `${roundId}-b` })
  const hash = 'a'.repeat(64)
  const proof: FairnessProof = { ...UNREVEALED, serverSeedHash: hash, serverSeed: null }
  answersWith({ fairness: proof })
  expect((await shown(owner, roundId)).report).toMatchObject({ fairness: { serverSeed: null } })
  answersWith({ fairness: { ...proof, serverSeed: hash } })
  expect((await shown(owner, roundId)).report).toMatchObject({ fairness: { serverSeed: hash } })
})

test('if a vendor fails, its details are missing, and movements are shown nevertheless', async () => {
  const { member: owner, player, roundId } = await member()
  await vendor.bet(player, { roundId })
  service.answer = { status: 503, body: 'away' }
  const { report, movements } = await shown(owner, roundId)
  expect([report, movements.length]).toEqual([{ kind: 'silent' }, 1])
  answersWith({})
  expect((await shown(owner, roundId)).report.kind).toBe('reported')
})

test.each([
  ['the character U+0000', { lines: [{ label: 'Middle row', value: 'Star\0' }] }],
  ['an unpaired surrogate', { picture: '<svg xmlns="http://www.w3.org/2000/svg"><title>\ud83d</title></svg>' }],
])('discards a vendor’s answer that contains %s, which cannot be stored', async (_, detail) => {
  const { member: owner, player, roundId } = await member()
  await vendor.bet(player, { roundId, transactionId: `${roundId}-b` })
  await vendor.win(player, { roundId, betTransactionId: `${roundId}-b` })
  answersWith(detail)
  expect((await shown(owner, roundId)).report).toEqual({ kind: 'silent' })
  answersWith({ lines: [{ label: '\\u0000', value: '🦊' }] })
  expect((await shown(owner, roundId)).report).toMatchObject({ kind: 'reported', lines: [{ value: '🦊' }] })
})

test('an image that contains more than shapes is removed', async () => {
  const { member: owner, player, roundId } = await member()
  await vendor.bet(player, { roundId })
  answersWith({ picture: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>' })
  expect((await shown(owner, roundId)).report).toMatchObject({ kind: 'reported', picture: null })
})

test.each([
  ['a path', '/fair/?round=r', '{vendor}/fair/?round=r'],
  ['an address of the vendor', '{vendor}/fair/?round=r', '{vendor}/fair/?round=r'],
  ['nothing', null, null],
  ['a script', 'javascript:alert(document.domain)', null],
  ['a script in disguise', ' java\nscript:alert(1)', null],
  ['data', 'data:text/html,<script>alert(1)</script>', null],
  ['a blob address', 'blob:{vendor}/0f9c', null],
  ['another host', 'https://elsewhere.example/fair/', null],
  ['another host without a scheme', '//elsewhere.example/fair/', null],
  ['another host after backslashes', '\\\\elsewhere.example/fair/', null],
  ['another host whose name begins with the vendor’s', '{vendor}.elsewhere.example/fair/', null],
  ['the vendor under another host name', '{named}/fair/', null],
  ['the vendor on another port', '{port}/fair/', null],
  ['an incomplete address', 'http://', null],
])('of pages to verify a round, %s is passed on only if it is the vendor’s', async (_, input, expected) => {
  const { member: owner, player, roundId } = await member()
  await vendor.bet(player, { roundId })
  const { launch_url: launchUrl } = await gateway.ports.db
    .selectFrom('vendor')
    .select('launch_url')
    .where('code', '=', KEY.vendor)
    .executeTakeFirstOrThrow()
  const { origin, host, protocol, hostname } = new URL(launchUrl ?? '')
  const at = (text: string | null) =>
    text
      ?.replace('{vendor}', origin)
      .replace('{named}', `${protocol}//elsewhere@${host}`)
      .replace('{port}', `${protocol}//${hostname}:1`) ?? null
  answersWith({ proofUrl: at(input) })

  expect((await shown(owner, roundId)).report).toMatchObject({ kind: 'reported', proofUrl: at(expected) })
})

test('a vendor without server, or without this round, provides no details', async () => {
  const { member: owner, player, roundId } = await member()
  const [game] = await gamesOf(gateway, ['CRB'])
  const played = { state: 'closed', staked: 10_000n, paid: 0n, beganAt: new Date() } as const
  await writeRounds(gateway, owner.memberId, [{ ...game!, ...played, roundId: `${roundId}-fish` }])
  const { report, movements } = await shown(owner, `${roundId}-fish`, { code: 'CRB' })
  expect([report, movements]).toEqual([{ kind: 'nothing' }, []])

  await vendor.bet(player, { roundId })
  service.answer = {
    status: 404,
    body: { success: false, errorCode: 'vendor.round.not.found', message: '', value: {} },
  }
  expect((await shown(owner, roundId)).report).toEqual({ kind: 'nothing' })
})

test('another member’s round and a missing one get the same refusal', async () => {
  const { player, roundId } = await member()
  await vendor.bet(player, { roundId })
  const other = await signedIn(gateway)
  for (const unknownId of [roundId, 'never']) {
    const answer = await gateway.call(getPlayRecord, { vendor: KEY.vendor, roundId: unknownId }, { token: other.token })
    expect(answer).toMatchObject({ ok: false, status: 404, code: 'round.not.found' })
  }
})
