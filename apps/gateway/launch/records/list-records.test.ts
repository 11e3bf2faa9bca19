import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { listPlayRecords } from '@ante/contract/launch/play-records.ts'
import type { PlayRecord } from '@ante/contract/launch/play-records.ts'
import { seamlessAuthenticate, seamlessRollback } from '@ante/contract/launch/seamless-wallet.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { GAME, launched, sessionOf, vendorOf } from '../test/vendor.ts'
import type { Session, TestVendor } from '../test/vendor.ts'
import { gamesOf, writeRounds } from '../test/rounds.ts'
import type { PlayedRound } from '../test/rounds.ts'

let gateway: TestGateway
let vendor: TestVendor
let slot: { vendor: string; nodeId: bigint }

beforeAll(async () => {
  gateway = await startGateway()
  vendor = await vendorOf(gateway)
  slot = (await gamesOf(gateway, ['ANS']))[0]!
})

afterAll(() => gateway.stop())

async function listed({ token }: SignedInMember, input: InputOf<typeof listPlayRecords> = {}) {
  const answer = await gateway.call(listPlayRecords, input, { token })
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.details)}`)
  return answer.value
}

const ids = (records: PlayRecord[]) => records.map(({ roundId }) => roundId)

async function atTheGame(member: SignedInMember): Promise<Session> {
  return { memberId: member.memberId, ...(await sessionOf(vendor, member.memberId, 0)) }
}

async function playRound(player: Session, roundId: string, amount: string): Promise<void> {
  await vendor.bet(player, { roundId, transactionId: `b-${roundId}` })
  await vendor.win(player, { roundId, betTransactionId: `b-${roundId}`, transactionId: `w-${roundId}`, amount })
}

test('lists the outcome of each round and the totals', async () => {
  const member = await signedIn(gateway, '100.00')
  const player = await atTheGame(member)
  const name = String(member.memberId)
  await playRound(player, `${name}-won`, '3.50')
  await playRound(player, `${name}-lost`, '0.00')
  await playRound(player, `${name}-drawn`, '1.00')
  await vendor.bet(player, { roundId: `${name}-voided`, transactionId: `b-${name}-voided` })
  const undo = { sessionId: player.sessionId, transactionId: `x-${name}`, betTransactionId: `b-${name}-voided` }
  await vendor.call(seamlessRollback, { ...undo, roundId: `${name}-voided` })
  await vendor.bet(player, { roundId: `${name}-open`, amount: '2.00' })

  const { records, totals, currency, unfinished, vendors, next } = await listed(member)
  expect(Object.fromEntries(records.map(({ roundId, outcome }) => [roundId.split('-')[1], outcome]))).toEqual({
    won: 'won',
    lost: 'lost',
    drawn: 'drawn',
    voided: 'voided',
    open: 'open',
  })
  expect(totals).toEqual({ rounds: 5, stake: '5.00', payout: '4.50', net: '-0.50' })
  expect([currency, next]).toEqual(['PHP', null])
  expect(ids(unfinished)).toEqual([`${name}-open`])
  expect(vendors).toEqual([{ vendor: 'ANS', name: expect.any(String), rounds: 5 }])
  expect(records.find(({ outcome }) => outcome === 'won')).toMatchObject({
    gameName: 'Northlight Reels',
    category: 'RNG',
    isOffered: true,
    stake: '1.00',
    payout: '3.50',
    net: '2.50',
  })
  expect((await listed(member, { outcome: 'lost' })).totals).toEqual({
    rounds: 1,
    stake: '1.00',
    payout: '0.00',
    net: '-1.00',
  })
})

test('a finished round moves from the unfinished rounds to those of its outcome', async () => {
  const member = await signedIn(gateway, '10.00')
  const player = await atTheGame(member)
  const roundId = `${member.memberId}-late`
  await vendor.bet(player, { roundId, transactionId: `b-${roundId}` })
  expect((await listed(member, { outcome: 'open' })).totals.rounds).toBe(1)
  await vendor.win(player, { roundId, betTransactionId: `b-${roundId}`, amount: '9.00' })

  expect((await listed(member, { outcome: 'open' })).totals.rounds).toBe(0)
  const { unfinished, totals } = await listed(member, { outcome: 'won' })
  expect([unfinished, totals.net]).toEqual([[], '8.00'])
})

test('shows no other member’s rounds, and nothing to a visitor', async () => {
  const player = await signedIn(gateway, '10.00')
  await playRound(await atTheGame(player), `${player.memberId}-mine`, '0.00')
  const other = await signedIn(gateway)
  expect(await listed(other)).toMatchObject({ records: [], totals: { rounds: 0, stake: '0.00', net: '0.00' } })
  expect(await gateway.call(listPlayRecords, {})).toMatchObject({ ok: false, code: 'login.not.session' })
})

test('shows play-money rounds to a trial player', async () => {
  const trial = await gateway.call(loginFreeplay, {})
  const token = trial.ok ? trial.value.token : ''
  const launch = { vendor: 'ANS', gameId: GAME, nodeId: Number(slot.nodeId) }
  const opened = await gateway.call(launchGame, launch, { token })
  const launchToken = new URL(opened.ok ? opened.value.content.game_url : '').searchParams.get('token') ?? ''
  const session = await vendor.call(seamlessAuthenticate, { token: launchToken, gameId: GAME })
  await playRound({ sessionId: session.ok ? session.value.sessionId : '', memberId: 0n }, `trial-${token}`, '4.00')

  const { records, totals } = await listed({ memberId: 0n, token })
  expect(records).toMatchObject([{ outcome: 'won', gameName: 'Northlight Reels', isOffered: true }])
  expect(totals).toEqual({ rounds: 1, stake: '1.00', payout: '4.00', net: '3.00' })
})

const round = (beganAt: string, changes: Partial<PlayedRound> = {}): PlayedRound => ({
  ...slot,
  roundId: beganAt,
  state: 'closed',
  staked: 10_000n,
  paid: 0n,
  beganAt: new Date(beganAt),
  ...changes,
})

test('days and months end at midnight in the merchant’s time zone', async () => {
  const member = await signedIn(gateway)
  // Manila is eight hours ahead.
  const last = round('2026-02-28T15:59:59.999Z')
  const first = round('2026-02-28T16:00:00.000Z')
  await writeRounds(gateway, member.memberId, [last, first])
  const february = await listed(member, { from: '2026-02-01', to: '2026-02-28' })
  expect([ids(february.records), february.records[0]?.day]).toEqual([[last.roundId], '2026-02-28'])
  const march = await listed(member, { from: '2026-03-01', to: '2026-03-31' })
  expect([ids(march.records), march.records[0]?.day]).toEqual([[first.roundId], '2026-03-01'])
  expect((await listed(member, { from: '2026-02-28', to: '2026-03-01' })).totals.rounds).toBe(2)
})

test('a day may be an hour longer or shorter when clocks change', async () => {
  const { db } = gateway.ports
  const zoneTo = (zone: string) => db.updateTable('merchant').set({ zone }).where('code', '=', 'aurora').execute()
  await zoneTo('America/New_York')
  try {
    const member = await signedIn(gateway)
    const begin = round('2026-11-01T04:00:00.000Z')
    const again = round('2026-11-01T06:30:00.000Z')
    const end = round('2026-11-02T04:59:59.000Z')
    const after = round('2026-11-02T05:00:00.000Z')
    const short = [round('2026-03-08T05:00:00.000Z'), round('2026-03-09T03:59:59.000Z')]
    await writeRounds(gateway, member.memberId, [begin, again, end, after, ...short, round('2026-03-09T04:00:00.000Z')])
    const autumn = await listed(member, { from: '2026-11-01', to: '2026-11-01' })
    expect(ids(autumn.records)).toEqual([end.roundId, again.roundId, begin.roundId])
    const spring = await listed(member, { from: '2026-03-08', to: '2026-03-08' })
    expect(ids(spring.records)).toEqual([short[1]?.roundId, short[0]?.roundId])
  } finally {
    await zoneTo('Asia/Manila')
  }
})

test('today, yesterday, week and month follow the merchant’s calendar', async () => {
  const { clock } = gateway.ports
  const before = clock.offsetMs
  // In Manila it is 00:30 on 1 March.
  clock.offsetMs = Date.parse('2028-02-29T16:30:00.000Z') - Date.now()
  try {
    const member = await signedIn(gateway)
    const days = async (range: 'today' | 'yesterday' | 'week' | 'month') => {
      const { from, to } = await listed(member, { range })
      return [from, to]
    }
    expect(await days('today')).toEqual(['2028-03-01', '2028-03-01'])
    expect(await days('yesterday')).toEqual(['2028-02-29', '2028-02-29'])
    expect(await days('week')).toEqual(['2028-02-24', '2028-03-01'])
    expect(await days('month')).toEqual(['2028-02-01', '2028-03-01'])
  } finally {
    clock.offsetMs = before
  }
})

test('rounds begun during paging do not shift the pages', async () => {
  const member = await signedIn(gateway)
  const at = (second: number) => new Date(Date.parse('2026-05-05T04:00:00Z') + second * 1000).toISOString()
  const span = { from: '2026-05-01', to: '2026-05-31' }
  const old = Array.from({ length: 45 }, (_, second) => round(at(second)))
  await writeRounds(gateway, member.memberId, old)
  const first = await listed(member, span)
  await writeRounds(gateway, member.memberId, [round(at(100)), round(at(101))])
  const second = await listed(member, { ...span, after: first.next ?? '' })
  const third = await listed(member, { ...span, after: second.next ?? '' })
  const seen = [first, second, third].flatMap(({ records }) => ids(records))
  expect(seen).toEqual(old.map(({ roundId }) => roundId).toReversed())
  expect([third.next, third.totals.rounds]).toEqual([null, 47])
})

test('a round belongs to the category in which the lobby listed its game', async () => {
  const member = await signedIn(gateway)
  const [game] = await gamesOf(gateway, ['TF'])
  const { sessionId } = await launched(gateway, member.memberId, 0)
  await gateway.ports.db.updateTable('game_session').set({ category: 'ESPORTS' }).where('id', '=', sessionId).execute()
  const at = '2026-06-01T04:00:00Z'
  await writeRounds(gateway, member.memberId, [round(at, { ...game!, sessionId }), round(at, { roundId: 'a-slot' })])

  const span = { from: '2026-06-01', to: '2026-06-01' }
  expect((await listed(member, { ...span, category: 'ESPORTS' })).records.map((record) => record.vendor)).toEqual([
    'TF',
  ])
  expect((await listed(member, { ...span, category: 'RNG' })).records.map((record) => record.vendor)).toEqual(['ANS'])
  expect((await listed(member, { ...span, category: 'SPORTS' })).totals.rounds).toBe(0)
})

test.each<[string, Record<string, string>]>([
  ['an unknown category', { category: 'CHESS' }],
  ['the selection of hot games, which is none', { category: 'HOT' }],
  ['an unknown outcome', { outcome: 'stolen' }],
  ['a day that does not exist', { from: '2026-02-30', to: '2026-03-01' }],
  ['half a span', { from: '2026-02-01' }],
  ['a span that ends before it begins', { from: '2026-02-02', to: '2026-02-01' }],
  ['more than a month', { from: '2026-01-01', to: '2026-02-01' }],
  ['days of the year 0', { from: '0000-01-01', to: '0000-01-02' }],
  ['an invalid cursor', { after: 'somewhere' }],
  ['a place on a day that does not exist', { after: '2026-13-45.1.1' }],
])('refuses %s', async (_, input) => {
  const { token } = await signedIn(gateway)
  const answer = await gateway.call(listPlayRecords, input, { token })
  expect(answer).toMatchObject({ ok: false, code: 'request.invalid' })
})
