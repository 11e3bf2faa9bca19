import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { sharedGateway } from '../../../../test/shared-gateway.ts'
import { verifyLedger } from '../../../../wallet/public.ts'
import { balanceCall, playerOf, callAsVendor } from '../test/call-as-vendor.ts'
import type { Player } from '../test/call-as-vendor.ts'

const gateway = sharedGateway()

type Action = { action: 'bet' | 'win'; amount: number; action_id?: string }

const newRound = () => `r-${randomUUID()}`
const ofRound = ({ session, player, game }: Player, game_id: string) => {
  return { session_id: session, user_id: player, currency: 'PHP', game, game_id }
}

function play(player: Player, round: string, actions: Action[], finished = false) {
  const named = actions.map((action) => ({ action_id: `a-${randomUUID()}`, ...action }))
  return callAsVendor(gateway, 'actions', {
    path: '/play',
    input: { ...ofRound(player, round), finished, actions: named },
  })
}

async function balanceOf(player: Player) {
  return (await callAsVendor(gateway, 'actions', balanceCall('actions', player))).body['balance']
}

test('a bet and its win are one call, and a repeat of the call moves nothing', async () => {
  const player = await playerOf(gateway, 'actions', '10.00')
  const round = newRound()
  const actions: Action[] = [
    { action: 'bet', amount: 300, action_id: `${round}.bet` },
    { action: 'win', amount: 500, action_id: `${round}.win` },
  ]
  const first = await play(player, round, actions, true)
  expect(first).toMatchObject({ status: 200, body: { balance: 1200, game_id: round } })
  expect(first.body['transactions']).toHaveLength(2)
  expect(await play(player, round, actions, true)).toEqual(first)
  expect(await play(player, round, [{ action: 'bet', amount: 100 }])).toMatchObject({ body: { code: 413 } })
})

test('if one action fails none is executed, and the returned balance is unchanged', async () => {
  const player = await playerOf(gateway, 'actions', '10.00')
  const round = newRound()
  const bet: Action = { action: 'bet', amount: 600, action_id: `${round}.bet` }
  const refused = await play(player, round, [bet, { action: 'win', amount: 100 }, { action: 'bet', amount: 900 }])
  expect(refused).toEqual({
    status: 400,
    body: { code: 100, message: 'account.balance.not.enough', balance: 1000 },
  })
  expect(await balanceOf(player)).toBe(1000)
  const lookUp = { session_id: player.session, user_id: player.player, action_id: bet.action_id }
  expect((await callAsVendor(gateway, 'actions', { path: '/transaction', input: lookUp })).body).toEqual({
    state: 'unknown',
    tx_id: null,
  })
  // A rolled-back action can be executed later.
  expect(await play(player, round, [bet])).toMatchObject({ status: 200, body: { balance: 400 } })
})

test('actions are executed in order: a win can pay for later ones', async () => {
  const player = await playerOf(gateway, 'actions', '1.00')
  const actions: Action[] = [
    { action: 'bet', amount: 100 },
    { action: 'win', amount: 250 },
    { action: 'bet', amount: 250 },
  ]
  expect(await play(player, newRound(), actions)).toMatchObject({ status: 200, body: { balance: 0 } })
})

test('simultaneous plays share one balance', async () => {
  const player = await playerOf(gateway, 'actions', '10.00')
  const twice: Action[] = [
    { action: 'bet', amount: 300 },
    { action: 'bet', amount: 300 },
  ]
  const answers = await Promise.all(Array.from({ length: 4 }, () => play(player, newRound(), twice)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await balanceOf(player)).toBe(400)
})

test('a finished round without win is closed, and a call without actions only returns the balance', async () => {
  const player = await playerOf(gateway, 'actions', '10.00')
  const round = newRound()
  await play(player, round, [{ action: 'bet', amount: 100 }])
  expect(await play(player, round, [])).toMatchObject({ status: 200, body: { balance: 900, transactions: [] } })
  expect(await play(player, round, [], true)).toMatchObject({ status: 200, body: { balance: 900 } })
  expect(await play(player, round, [{ action: 'win', amount: 100 }])).toMatchObject({ body: { code: 413 } })
})

test('several bets are rolled back together, or none of them', async () => {
  const player = await playerOf(gateway, 'actions', '10.00')
  const round = newRound()
  const bets = [1, 2].map((index): Action => ({ action: 'bet', amount: 200, action_id: `${round}.${index}` }))
  await play(player, round, bets)
  const undo = (originals: string[]) => {
    const actions = originals.map((original) => {
      return { action: 'rollback', action_id: `${original}.x`, original_action_id: original }
    })
    return callAsVendor(gateway, 'actions', { path: '/rollback', input: { ...ofRound(player, round), actions } })
  }
  const another = newRound()
  await play(player, another, [{ action: 'bet', amount: 100, action_id: `${another}.1` }])
  expect(await undo([`${round}.1`, `${another}.1`])).toMatchObject({ status: 400, body: { code: 409 } })
  expect(await balanceOf(player)).toBe(500)
  expect(await undo([`${round}.1`, `${round}.2`])).toMatchObject({ status: 200, body: { balance: 900 } })
})

test('a win on a round settles all its bets so far, and no later ones', async () => {
  const player = await playerOf(gateway, 'actions', '10.00')
  const round = newRound()
  const bet = (index: number): Action => ({ action: 'bet', amount: 100, action_id: `${round}.${index}` })
  await play(player, round, [bet(1), bet(2)])
  await play(player, round, [{ action: 'win', amount: 50 }])
  await play(player, round, [bet(3)])
  const undo = (index: number) => {
    const actions = [{ action: 'rollback', action_id: randomUUID(), original_action_id: `${round}.${index}` }]
    return callAsVendor(gateway, 'actions', { path: '/rollback', input: { ...ofRound(player, round), actions } })
  }
  expect(await undo(1)).toMatchObject({ body: { code: 411 } })
  expect(await undo(2)).toMatchObject({ body: { code: 411 } })
  expect(await undo(3)).toMatchObject({ status: 200, body: { balance: 850 } })
})

test.each([
  [{ amount: 0 }],
  [{ amount: 1.5 }],
  [{ amount: -100 }],
  [{ amount: '100' }],
  [{ action: 'lend' }],
  [{ action_id: 'a b' }],
])('an action with %j is refused', async (wrong) => {
  const player = await playerOf(gateway, 'actions', '10.00')
  const action = { action: 'bet', amount: 100, action_id: `a-${randomUUID()}`, ...wrong }
  const input = { ...ofRound(player, newRound()), actions: [action] }
  expect(await callAsVendor(gateway, 'actions', { path: '/play', input })).toMatchObject({
    status: 400,
    body: { code: 422 },
  })
  expect(await balanceOf(player)).toBe(1000)
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
