import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { sharedGateway } from '../../../test/shared-gateway.ts'
import { balanceCall, playerOf, callAsVendor } from './test/call-as-vendor.ts'
import type { Player, WireMessage } from './test/call-as-vendor.ts'

const gateway = sharedGateway()

interface Call {
  path: string
  input: WireMessage
}
type Calls = Record<'bet' | 'win' | 'rollback' | 'close' | 'transaction' | 'balance', Call>

/** Returns valid calls of one round in each dialect; they are not sent. */
const callsIn = {
  actions: ({ session: session_id, player: user_id, game }: Player): Calls => {
    const ids = { session_id, user_id }
    const round = { ...ids, currency: 'PHP', game, game_id: `r-${randomUUID()}` }
    const [bet, win, undo] = ['b', 'w', 'u'].map((kind) => `${kind}-${randomUUID()}`)
    const rollback = { action: 'rollback', action_id: undo, original_action_id: bet }
    return {
      bet: { path: '/play', input: { ...round, actions: [{ action: 'bet', action_id: bet, amount: 100 }] } },
      win: {
        path: '/play',
        input: { ...round, finished: true, actions: [{ action: 'win', action_id: win, amount: 300 }] },
      },
      rollback: { path: '/rollback', input: { ...round, actions: [rollback] } },
      close: { path: '/play', input: { ...round, finished: true, actions: [] } },
      transaction: { path: '/transaction', input: { ...ids, action_id: bet } },
      balance: { path: '/balance', input: ids },
    }
  },
  hub: ({ session: token, player: user, game: game_code }: Player): Calls => {
    const ids = { token, user }
    const round = { ...ids, round: `r-${randomUUID()}` }
    const [bet, win, undo] = ['b', 'w', 'u'].map((kind) => `${kind}-${randomUUID()}`)
    const about = { transaction_uuid: win, reference_transaction_uuid: bet, amount: 300_000, currency: 'PHP' }
    return {
      bet: {
        path: '/transaction/bet',
        input: { ...round, game_code, transaction_uuid: bet, amount: 100_000, currency: 'PHP' },
      },
      win: { path: '/transaction/win', input: { ...round, ...about, round_closed: true } },
      rollback: {
        path: '/transaction/rollback',
        input: { ...round, transaction_uuid: undo, reference_transaction_uuid: bet },
      },
      close: { path: '/round/close', input: round },
      transaction: { path: '/transaction/status', input: { ...ids, transaction_uuid: bet } },
      balance: { path: '/user/balance', input: ids },
    }
  },
  form: ({ session: token, player: userId, game: gameId }: Player): Calls => {
    const ids = { token, userId }
    const round = { ...ids, roundId: `r-${randomUUID()}` }
    const [bet, win] = ['b', 'w'].map((kind) => `${kind}-${randomUUID()}`)
    const pays = { reference: win, amount: '3.00', currency: 'PHP', endRound: 'true' }
    return {
      bet: { path: '/bet', input: { ...round, gameId, reference: bet, amount: '1.00', currency: 'PHP' } },
      win: { path: '/result', input: { ...round, ...pays } },
      rollback: { path: '/refund', input: { ...round, reference: bet } },
      close: { path: '/endRound', input: round },
      transaction: { path: '/transaction', input: { ...ids, reference: bet } },
      balance: { path: '/balance', input: ids },
    }
  },
}

const KINDS = ['bet', 'win', 'rollback', 'close', 'transaction', 'balance'] as const
const MALFORMED = {
  actions: { code: expect.any(Number), message: 'request.invalid' },
  hub: { status: 'RS_ERROR_WRONG_TYPES' },
  form: { error: 10 },
}

test.each(['actions', 'hub', 'form'] as const)('in %s a call is refused at another path', async (dialect) => {
  const player = await playerOf(gateway, dialect, '10.00')
  const calls = callsIn[dialect](player)
  const balance = () =>
    callAsVendor(gateway, dialect, balanceCall(dialect, player)).then(({ body }) => ({ ...body, request_uuid: 0 }))
  await callAsVendor(gateway, dialect, calls.bet)
  const before = await balance()
  for (const overheard of KINDS) {
    for (const { path } of KINDS.map((kind) => calls[kind])) {
      if (path === calls[overheard].path) continue
      const answer = await callAsVendor(gateway, dialect, { path, input: calls[overheard].input })
      expect({ overheard, path, ...answer }).toMatchObject({ overheard, path, body: MALFORMED[dialect] })
    }
  }
  expect(await balance()).toEqual(before)
  // The bet was not refunded: its win is paid.
  await callAsVendor(gateway, dialect, calls.win)
  expect(await balance()).not.toEqual(before)
})

test('in form the signed text cannot be split into other fields', async () => {
  const player = await playerOf(gateway, 'form', '10.00')
  const { bet } = callsIn.form(player)
  await callAsVendor(gateway, 'form', bet)
  const { amount, currency, gameId, ...refund } = bet.input
  const hidden = `currency=${String(currency)}&gameId`
  const cuts: ((fields: URLSearchParams) => WireMessage)[] = [
    () => ({ [`amount=${String(amount)}&${hidden}`]: gameId, ...refund }),
    () => ({ amount: `${String(amount)}&currency=${String(currency)}&gameId=${String(gameId)}`, ...refund }),
  ]
  for (const cut of cuts) {
    const tamper = (body: string) => {
      const signed = new URLSearchParams(body)
      const input = Object.entries(cut(signed)).map(([name, value]): [string, string] => [name, String(value)])
      return new URLSearchParams([...input, ['hash', signed.get('hash') ?? '']]).toString()
    }
    const answer = await callAsVendor(gateway, 'form', { path: '/refund', input: bet.input }, { tamper })
    expect(answer).toMatchObject({ body: { error: 5 } })
  }
  expect((await callAsVendor(gateway, 'form', balanceCall('form', player))).body).toMatchObject({ cash: '9.00' })
})

test('a field unknown to the dialect is allowed', async () => {
  const player = await playerOf(gateway, 'form', '10.00')
  const { bet } = callsIn.form(player)
  const input = { ...bet.input, campaign: 'a=b' }
  expect(await callAsVendor(gateway, 'form', { ...bet, input })).toMatchObject({ body: { error: 0, cash: '9.00' } })
})
