import {
  getResponsibleGaming,
  getNetPosition,
  startExclusion,
} from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { listBankCards } from '@ante/contract/cashier/bank-cards.ts'
import { createDeposit, getDepositSettings } from '@ante/contract/cashier/deposit.ts'
import { getWithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'
import { addFavourite } from '@ante/contract/catalogue/favourites.ts'
import { login, loginFreeplay } from '@ante/contract/identity/session.ts'
import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { seamlessAuthenticate, seamlessRollback } from '@ante/contract/launch/seamless-wallet.ts'
import { walletTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { cancelSubOrders } from '@ante/contract/lottery/orders/orders.ts'
import { claimRebate } from '@ante/contract/promotions/rebates.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import { beforeEach, expect, test } from 'vitest'

import { outcomeOf } from '../../cashier/test/line-fixtures.ts'
import { GAME, launched, sessionOf, vendorOf } from '../../launch/test/vendor.ts'
import { balanceCall, playerOf, callAsVendor } from '../../launch/vendors/dialects/test/call-as-vendor.ts'
import type { WireMessage } from '../../launch/vendors/dialects/test/call-as-vendor.ts'
import { advanceToNextDraw, slotAt, lotteryFixtures, slip } from '../../lottery/test/lottery-fixtures.ts'
import { issueReward } from '../../promotions/public.ts'
import { lineMember, signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { DAY_MS, excludeMember } from '../test/fixtures.ts'

const fixtures = lotteryFixtures()
beforeEach(() => {
  fixtures.gateway.ports.clock.offsetMs = 0
})

const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })

/** Creates a member who is self-excluded for half a year. */
async function excluded(balance = '100.00'): Promise<SignedInMember> {
  const member = await signedIn(fixtures.gateway, balance)
  expect(await excludeMember(fixtures.gateway, member, '6m')).toMatchObject({
    value: { exclusion: { kind: 'exclusion' } },
  })
  return member
}

async function accountOf(memberId: bigint): Promise<string> {
  const row = fixtures.gateway.ports.db.selectFrom('member').select('account').where('id', '=', memberId)
  return (await row.executeTakeFirstOrThrow()).account
}

async function signInAgain({ memberId }: SignedInMember): Promise<SignedInMember> {
  const credentials = { type: 'username', username: await accountOf(memberId), password: 'Secret2026' } as const
  const answer = await fixtures.gateway.call(login, credentials)
  if (!answer.ok) throw new Error(answer.code)
  return { memberId, token: answer.value.token }
}

const EXCLUDED_REFUSAL = { ok: false, status: 400, code: 'responsible.gaming.excluded', details: { kind: 'exclusion' } }

test('self-exclusion ends all other sessions, and the member can sign in to read and withdraw', async () => {
  const member = await signedIn(fixtures.gateway, '100.00')
  const elsewhere = await signInAgain(member)
  await excludeMember(fixtures.gateway, member, '6m')
  expect(await fixtures.gateway.call(getBalance, {}, { token: elsewhere.token })).toMatchObject({ status: 401 })

  const { token } = await signInAgain(member)
  for (const endpoint of [
    getBalance,
    getResponsibleGaming,
    getNetPosition,
    getWithdrawSettings,
    getDepositSettings,
    listBankCards,
  ]) {
    expect(await fixtures.gateway.call(endpoint, {}, { token })).toMatchObject({ ok: true })
  }
  const marked = await fixtures.gateway.call(addFavourite, { nodeId: await nodeOf(GAME) }, { token })
  expect(marked).toMatchObject({ ok: true })
})

async function nodeOf(gameId: string): Promise<number> {
  const game = fixtures.gateway.ports.db.selectFrom('game').select('node_id').where('game_id', '=', gameId)
  return Number((await game.executeTakeFirstOrThrow()).node_id)
}

test('no game opens, at vendors of either wallet type', async () => {
  const { token } = await excluded()
  const { db } = fixtures.gateway.ports
  const games = await db
    .selectFrom('game')
    .innerJoin('vendor', 'vendor.code', 'game.vendor')
    .distinctOn('vendor.protocol')
    .select(['game.vendor', 'game.game_id as gameId', 'game.node_id as nodeId', 'vendor.protocol'])
    .where('game.active', '=', true)
    .execute()
  expect(games.map(({ protocol }) => protocol).toSorted()).toEqual(['actions', 'ante', 'business', 'form', 'hub'])
  for (const { vendor, gameId, nodeId } of games) {
    const opened = await fixtures.gateway.call(launchGame, { vendor, gameId, nodeId: Number(nodeId) }, { token })
    expect(opened).toMatchObject(EXCLUDED_REFUSAL)
  }
})

test('an earlier launch token opens nothing, and a running session accepts no bet, but pays out', async () => {
  const vendor = await vendorOf(fixtures.gateway)
  const member = await signedIn(fixtures.gateway, '100.00')
  const playing = { ...member, ...(await sessionOf(vendor, member.memberId, 0)) }
  const bet = { roundId: 'open', transactionId: `b-${member.memberId}`, amount: '10.00' }
  expect(await vendor.bet(playing, bet)).toMatchObject({ ok: true })
  const second = { roundId: 'open2', transactionId: `c-${member.memberId}`, amount: '5.00' }
  expect(await vendor.bet(playing, second)).toMatchObject({ ok: true })
  const { token } = await launched(fixtures.gateway, member.memberId, 0)
  await excludeMember(fixtures.gateway, member, '1y')

  expect(await vendor.call(seamlessAuthenticate, { token, gameId: GAME })).toMatchObject({
    code: 'seamless.token.invalid',
  })
  expect(await vendor.bet(playing)).toMatchObject({ ok: false, code: 'seamless.session.expired' })
  // Also tests a session that was created without a launch.
  const revived = { ...member, ...(await sessionOf(vendor, member.memberId, 0)) }
  expect(await vendor.bet(revived)).toMatchObject({ ok: false, code: 'account.disabled' })
  // A repeat of the same bet gets the same answer as before.
  expect(await vendor.bet(playing, bet)).toMatchObject({ ok: true })

  const won = { roundId: 'open', betTransactionId: bet.transactionId, amount: '25.00' }
  expect(await vendor.win(playing, won)).toMatchObject({ ok: true, value: { balance: '110.00' } })
  const undone = { sessionId: playing.sessionId, transactionId: `u-${member.memberId}`, roundId: 'open2' }
  expect(await vendor.call(seamlessRollback, { ...undone, betTransactionId: second.transactionId })).toMatchObject({
    ok: true,
    value: { balance: '115.00' },
  })
})

const bets: Record<
  'actions' | 'hub' | 'form',
  (caller: { session: string; player: string; game: string }) => WireMessage
> = {
  actions: ({ session, player, game }) => ({
    session_id: session,
    user_id: player,
    currency: 'PHP',
    game,
    game_id: 'r1',
    finished: false,
    actions: [{ action: 'bet', amount: 100, action_id: crypto.randomUUID() }],
  }),
  hub: ({ session, player, game }) => ({
    token: session,
    user: player,
    currency: 'PHP',
    game_code: game,
    round: 'r1',
    transaction_uuid: crypto.randomUUID(),
    amount: 100_000,
  }),
  form: ({ session, player, game }) => ({
    token: session,
    userId: player,
    currency: 'PHP',
    gameId: game,
    roundId: 'r1',
    reference: crypto.randomUUID(),
    amount: '1.00',
  }),
}

test.each([
  ['actions', '/play', { code: 110 }, { code: 105 }],
  ['hub', '/transaction/bet', { status: 'RS_ERROR_USER_DISABLED' }, { status: 'RS_ERROR_LIMIT_EXCEEDED_LOSS' }],
  ['form', '/bet', { error: 6 }, { error: 50 }],
] as const)(
  'in dialect %s a bet is refused with the vendor’s code, and the balance is still returned',
  async (dialect, path, closed, over) => {
    const player = await playerOf(fixtures.gateway, dialect, '100.00')
    const { db, clock } = fixtures.gateway.ports
    const memberId = BigInt(player.player)
    expect(await callAsVendor(fixtures.gateway, dialect, { path, input: bets[dialect](player) })).toMatchObject({
      status: 200,
    })
    await db
      .insertInto('play_limit')
      .values({ member_id: memberId, kind: 'loss', period: 'day', value: 1n, set_at: clock.now() })
      .execute()
    expect((await callAsVendor(fixtures.gateway, dialect, { path, input: bets[dialect](player) })).body).toMatchObject(
      over,
    )
    await excludeMember(fixtures.gateway, await signInAgain({ memberId, token: '' }), 'ever')
    await db
      .updateTable('game_session')
      .set({ expires_at: new Date(clock.now().getTime() + 60_000) })
      .where('id', '=', player.session)
      .execute()
    expect((await callAsVendor(fixtures.gateway, dialect, { path, input: bets[dialect](player) })).body).toMatchObject(
      closed,
    )
    const received = await callAsVendor(fixtures.gateway, dialect, balanceCall(dialect, player))
    expect(JSON.stringify(received.body)).toMatch(/99/)
  },
)

test('the lottery accepts no bet; a chase paid before continues, and its player may still cancel it', async () => {
  advanceToNextDraw(fixtures.gateway)
  const member = await fixtures.player('100.00')
  const slots = [0, 1, 2].map((later) => slotAt(fixtures.gateway, later))
  const chase = slots.map(({ drawNumber }) => ({ drawNumber, multiple: 1 }))
  const fixed = slip('3____', 1111)
  expect(await fixtures.placed(member, { slips: [fixed], units: '6', chase })).toMatchObject({ details: 3 })
  await excludeMember(fixtures.gateway, member, '5y')
  expect(await fixtures.order(member, { slips: [fixed], units: '2' })).toMatchObject({
    ok: false,
    code: 'responsible.gaming.excluded',
  })

  const [first, second] = slots
  if (!first || !second) throw new Error('two draws expected')
  await fixtures.end(first, { status: 'DRAWN', result: [3, 0, 0, 0, 1] })
  await fixtures.end(second, { status: 'VOID' })
  await fixtures.settle()
  const [hit, , last] = await fixtures.orders(member)
  expect(hit).toMatchObject({ winningAmount: '19.5' })
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['94', '21.5'])
  const orderDetailIds = [last?.orderDetailId ?? '']
  const cancelled = await fixtures.gateway.call(cancelSubOrders, { orderDetailIds }, { token: member.token })
  expect(cancelled).toMatchObject({ ok: true })
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['94', '23.5'])
})

test('deposits, transfers to vendors, claims and transfers within the line are refused', async () => {
  const { gateway } = fixtures
  const agent = await lineMember(gateway, '100.00', { type: 1 })
  const player = await lineMember(gateway, '100.00', { above: agent })
  expect(await outcomeOf(gateway, agent, { to: player, amount: '5.00' })).toBe('sent')
  await excludeMember(gateway, player, '6m')
  const { token } = player
  expect(await outcomeOf(gateway, agent, { to: player, amount: '5.00' })).toBe('line.unavailable')
  expect(await outcomeOf(gateway, player, { amount: '5.00' })).toBe('responsible.gaming.excluded')
  const channelId = await anyChannel()
  const input = { channelId, amount: '500.00' }
  expect(await gateway.call(createDeposit, input, { token, headers: key() })).toMatchObject(EXCLUDED_REFUSAL)
  const moved = { fromTypeId: 2, toTypeId: 4, amount: '5.00' }
  expect(await gateway.call(walletTransfer, moved, { token, headers: key() })).toMatchObject(EXCLUDED_REFUSAL)
  expect(await gateway.call(claimRebate, {}, { token, headers: key() })).toMatchObject(EXCLUDED_REFUSAL)
  expect(await gateway.call(loginFreeplay, {}, { token })).toMatchObject({ code: 'function.not.available' })
})

async function anyChannel(): Promise<string> {
  const channels = fixtures.gateway.ports.db
    .selectFrom('payment_channel')
    .select('code')
    .where('merchant_code', '=', 'aurora')
  return (await channels.executeTakeFirstOrThrow()).code
}

test('an excluded member is issued no reward', async () => {
  const { memberId } = await excluded()
  const at = fixtures.gateway.ports.clock.now()
  const reward = { key: `care:${memberId}`, memberId, merchantCode: 'aurora', titles: { EN: 'Ten' }, currency: 'PHP' }
  await issueReward(fixtures.gateway.ports, { ...reward, amount: 10_0000n, expiresAt: new Date(at.getTime() + DAY_MS) })
  const query = fixtures.gateway.ports.db.selectFrom('reward').select('id').where('member_id', '=', memberId)
  expect(await query.execute()).toEqual([])
})

test('a bet simultaneous with the self-exclusion is either placed before it or refused', async () => {
  const vendor = await vendorOf(fixtures.gateway)
  const member = await signedIn(fixtures.gateway, '100.00')
  const playing = { ...member, ...(await sessionOf(vendor, member.memberId, 0)) }
  const moment = [...Array(10).keys()].map(() => vendor.bet(playing))
  const [rested, ...answers] = await Promise.all([
    fixtures.gateway.call(startExclusion, { length: '6m', password: 'Secret2026' }, { token: member.token }),
    ...moment,
  ])
  expect(rested.ok).toBe(true)
  expect(
    answers.every((answer) => answer.ok || ['account.disabled', 'seamless.session.expired'].includes(answer.code)),
  ).toBe(true)
  expect(await vendor.bet(playing)).toMatchObject({ ok: false })
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(fixtures.gateway.ports.db)).problems).toEqual([])
})
