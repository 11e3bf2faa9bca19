import { getTeamBet } from '@ante/contract/agents/bet-detail.ts'
import { listTeamBets, teamBetsFile } from '@ante/contract/agents/bets.ts'
import type { TeamBet } from '@ante/contract/agents/bets.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { gamesOf, writeRounds } from '../../launch/test/rounds.ts'
import { advanceToNextDraw, slotAt, lotteryFixtures, slip } from '../../lottery/test/lottery-fixtures.ts'
import { countAllEvents, lineMember, moveBelow } from '../teams/test/team.ts'

type LineMember = Awaited<ReturnType<typeof lineMember>>

const fixtures = lotteryFixtures()
let games: { vendor: string; nodeId: bigint }[]
beforeAll(async () => {
  games = await gamesOf(fixtures.gateway, ['ANS', 'CRB'])
})
beforeEach(() => advanceToNextDraw(fixtures.gateway))

const member = (above?: LineMember, type: 0 | 1 | 2 = 0) =>
  lineMember(fixtures.gateway, '0.00', { ...(above && { above }), type })
const team = async () => {
  const root = await member(undefined, 2)
  const agent = await member(root, 1)
  return { root, agent, player: await member(agent) }
}

interface Played {
  game?: 0 | 1
  state?: 'open' | 'closed' | 'voided'
  staked?: string
  paid?: string
  hoursAgo?: number
}

async function play(
  { memberId }: LineMember,
  { game = 0, state = 'closed', staked = '1.00', paid = '0.00', hoursAgo = 0 }: Played = {},
) {
  const beganAt = new Date(fixtures.gateway.ports.clock.now().getTime() - hoursAgo * HOUR_MS)
  const roundId: string = crypto.randomUUID()
  const money = state === 'voided' ? { staked: 0n, paid: 0n } : { staked: unitsOf(staked), paid: unitsOf(paid) }
  await writeRounds(fixtures.gateway, memberId, [{ ...games[game]!, roundId, state, ...money, beganAt }])
  return roundId
}

async function betsOf({ token }: LineMember, input: InputOf<typeof listTeamBets> = {}) {
  const answer = await fixtures.gateway.call(listTeamBets, input, { token })
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.details)}`)
  return answer.value
}

const ids = (bets: readonly TeamBet[]) => bets.map(({ betId }) => betId)

async function refusalOf({ token }: LineMember, input: InputOf<typeof listTeamBets>) {
  const answer = await fixtures.gateway.call(listTeamBets, input, { token })
  return answer.ok ? 'answered' : answer.code
}

test('all bets of a team form one list, latest first, with full names for direct downlines and masked names below', async () => {
  const { root, agent, player } = await team()
  const own = await play(root, { hoursAgo: 5 })
  const direct = await play(agent, { hoursAgo: 4, paid: '2.50' })
  const deep = await play(player, { hoursAgo: 3, state: 'open' })
  const back = await play(player, { hoursAgo: 2, state: 'voided', game: 1 })
  const { bets, next, currency, line } = await betsOf(root)
  expect(ids(bets)).toEqual([back, deep, direct, own])
  expect(bets.map(({ outcome }) => outcome)).toEqual(['voided', 'open', 'won', 'lost'])
  const masked = `${player.account.slice(0, 2)}***${player.account.slice(-1)}`
  expect(bets.map(({ member: { customerName } }) => customerName)).toEqual([
    masked,
    masked,
    agent.account,
    root.account,
  ])
  expect(bets[2]).toMatchObject({ stake: '1.00', payout: '2.50', net: '1.50', category: 'RNG', vendor: 'ANS' })
  expect([next, currency, line.map(({ customerName }) => customerName)]).toEqual([null, 'PHP', [root.account]])

  const drilled = await betsOf(root, { parent: String(agent.memberId) })
  expect(ids(drilled.bets)).toEqual([back, deep, direct])
  expect(drilled.bets[0]?.member.customerName).toBe(player.account)
  expect(ids((await betsOf(root, { account: player.account.toUpperCase() })).bets)).toEqual([back, deep])
})

test('filters apply to the list and to its totals', async () => {
  // All rounds begin now, because an hour ago may be yesterday.
  const { root, agent, player } = await team()
  const slot = await play(player, { staked: '10.00', paid: '4.00' })
  const other = await play(player, { game: 1, staked: '3.00', paid: '9.00' })
  const lost = await play(agent, { staked: '2.00' })
  await play(agent, { state: 'open', staked: '7.00' })
  await countAllEvents(fixtures.gateway)

  const whole = (await betsOf(root)).totals
  expect(whole).toEqual({ bets: 3, stake: '15.00', turnover: '15.00', payout: '13.00', net: '-2.00', since: null })
  const of = (filter: InputOf<typeof listTeamBets>) =>
    betsOf(root, filter).then(({ bets, totals }) => [ids(bets), totals?.bets, totals?.net])
  expect(await of({ vendor: 'CRB' })).toEqual([[other], 1, '6.00'])
  expect(await of({ outcome: 'won' })).toEqual([[other], 1, '6.00'])
  expect(await of({ outcome: 'lost', account: agent.account.slice(0, 9) })).toEqual([[lost], 1, '-2.00'])
  expect(await of({ range: 'yesterday' })).toEqual([[], 0, '0.00'])
  const byGame = await betsOf(root, { game: String(games[0]?.nodeId), account: player.account })
  expect([ids(byGame.bets), byGame.game?.name, byGame.totals?.net]).toEqual([[slot], 'Northlight Reels', '-6.00'])
})

test('bets at the merchant’s own lottery are listed among rounds and shown in detail', async () => {
  const { root, player } = await team()
  const { gateway } = fixtures
  const lotteryPlayer = await fixtures.player('100.00')
  await moveBelow(gateway, lotteryPlayer.memberId, player.memberId)
  await fixtures.placed(lotteryPlayer, { slips: [slip('3____', 1111)], units: '2' })
  const round = await play(player, { hoursAgo: 1 })
  const { bets } = await betsOf(root)
  expect(bets.map(({ vendor, outcome }) => [vendor, outcome])).toEqual([
    ['OWN_LOTTERY', 'open'],
    ['ANS', 'lost'],
  ])
  const [bet] = bets
  expect(bet).toMatchObject({
    drawNumber: slotAt(gateway, 0).drawNumber,
    category: 'LOTT',
    stake: '2.00',
    vendorName: null,
  })
  expect(ids((await betsOf(root, { category: 'RNG' })).bets)).toEqual([round])
  expect(ids((await betsOf(root, { vendor: 'OWN_LOTTERY' })).bets)).toEqual([bet?.betId])
  expect(ids((await betsOf(root, { game: bet?.game })).bets)).toEqual([bet?.betId])

  const name = { member: String(lotteryPlayer.memberId), vendor: 'OWN_LOTTERY', betId: bet?.betId ?? '' }
  const received = await gateway.call(getTeamBet, name, { token: root.token })
  expect(received).toMatchObject({
    ok: true,
    value: { kind: 'lottery', content: '3____', order: { mayCancel: false } },
  })
  const missing = await gateway.call(getTeamBet, { ...name, member: String(player.memberId) }, { token: root.token })
  expect(missing).toMatchObject({ ok: false, code: 'order.not.found' })
})

test('paging stays consistent while bets are added and a member is moved out of the team', async () => {
  const { root, agent, player } = await team()
  const played: string[] = []
  for (let round = 0; round < 45; round += 1)
    played.unshift(await play(round % 2 ? player : agent, { hoursAgo: 50 - round }))
  await countAllEvents(fixtures.gateway)
  const first = await betsOf(root)
  await play(player)
  const second = await betsOf(root, { after: first.next ?? undefined })
  expect([...ids(first.bets), ...ids(second.bets)]).toEqual(played.slice(0, 40))
  expect([first.totals?.bets, second.totals]).toEqual([45, null])
  await moveBelow(fixtures.gateway, player.memberId, null)
  const third = await betsOf(root, { after: second.next ?? undefined })
  expect(ids(third.bets)).toEqual(played.slice(40).filter((_, index) => (44 - 40 - index) % 2 === 0))
  expect(third.next).toBeNull()
})

test('a bet is shown only to its player’s upline, and players have no list', async () => {
  const [{ root, agent, player }, stranger] = [await team(), await team()]
  const roundId = await play(player)
  const name = { member: String(player.memberId), vendor: 'ANS', betId: roundId }
  const codeFor = async ({ token }: LineMember, requested = name) => {
    const answer = await fixtures.gateway.call(getTeamBet, requested, { token })
    return answer.ok ? answer.value.kind : answer.code
  }
  expect(await Promise.all([root, agent].map((item) => codeFor(item)))).toEqual(['round', 'round'])
  expect(await Promise.all([stranger.root, stranger.agent, player].map((item) => codeFor(item)))).toEqual(
    Array.from({ length: 3 }, () => 'function.not.available'),
  )
  expect(await codeFor(root, { ...name, betId: 'none' })).toBe('round.not.found')
  expect(await refusalOf(stranger.root, { parent: String(player.memberId) })).toBe('function.not.available')
  expect(await refusalOf(player, {})).toBe('function.not.available')
  expect(await refusalOf(root, { from: '2026-01-01', to: '2026-03-01' })).toBe('request.invalid')
  expect(await refusalOf(root, { after: '1.2.3' })).toBe('request.invalid')
})

test('testers’ bets are neither listed nor shown', async () => {
  const { root, player } = await team()
  const roundId = await play(player)
  await fixtures.gateway.ports.db.updateTable('member').set({ type: 40 }).where('id', '=', player.memberId).execute()
  expect((await betsOf(root)).bets).toEqual([])
  const requested = { member: String(player.memberId), vendor: 'ANS', betId: roundId }
  expect(await fixtures.gateway.call(getTeamBet, requested, { token: root.token })).toMatchObject({
    code: 'function.not.available',
  })
})

test('the file contains the list with masked names and no spreadsheet formulas', async () => {
  const { root, agent, player } = await team()
  await play(agent, { staked: '2.00', paid: '5.00', hoursAgo: 1 })
  await play(player, { staked: '3.00' })
  const answer = await fixtures.gateway.fetch(teamBetsFile.path, { headers: { Authorization: root.token } })
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [head, ...lines] = (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(head).toBe(
    'Began (Asia/Manila),Ended (Asia/Manila),Member,Category,Vendor,Game,Draw number,Bet,Outcome,Stake,Payout,Net,Currency',
  )
  expect(lines).toEqual([
    expect.stringContaining(`${player.account.slice(0, 2)}***${player.account.slice(-1)},RNG,`),
    expect.stringMatching(
      new RegExp(`,${agent.account},RNG,[^,]+,Northlight Reels,,[^,]+,won,2\\.00,5\\.00,3\\.00,PHP$`),
    ),
  ])
})
