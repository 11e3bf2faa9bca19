import { equal, ok } from 'node:assert/strict'

import fc from 'fast-check'

import { betCall, closeCall, resettleCall, rollbackCall, winCall } from '../../../launch/seamless/wallet-calls.ts'
import type { SeamlessCall } from '../../../launch/seamless/seamless-wallet.ts'
import { CURRENCY } from '../world/party.ts'
import { cents, unitsOfCents, which } from './amounts.ts'
import { itemAt, historyOf, operation } from './operation.ts'
import type { OperationContext } from './operation.ts'

const VENDOR = 'ANS'
const GAME = 'northlight-reels'

interface Bet {
  id: string
  round: string
  units: bigint
  state: 'posted' | 'settled' | 'voided' | 'refused'
  /** Whether the round has ended and accepts no more payments. */
  closed: boolean
}

/** A win, with its amount by the latest correction. */
interface Paid {
  id: string
  round: string
  units: bigint
  version: number
}

/** An answered call, whose repeat must get the same answer, regardless of later calls. */
interface Answered {
  call: SeamlessCall
  code: string
}

const head = ({ party }: OperationContext) => ({ vendor: VENDOR, sessionId: party.sessionId })
const bets = historyOf<Bet>()
const wins = historyOf<Paid>()
const answered = historyOf<Answered>()

async function sendCall(context: OperationContext, call: SeamlessCall): Promise<string> {
  const { code } = await context.world.answer(call)
  answered(context).push({ call, code })
  return code
}

/** Makes a call; with `twice`, repeats it like a vendor that received no answer. */
async function requestTwice(context: OperationContext, call: SeamlessCall, twice: boolean): Promise<string> {
  const code = await sendCall(context, call)
  if (twice) equal((await context.world.answer(call)).code, code)
  return code
}

const stake = (id: string, round: string, units: bigint) => ({
  transactionId: id,
  roundId: round,
  gameId: GAME,
  nodeId: null,
  units,
  currency: CURRENCY,
})

const bet = operation({
  name: 'bet',
  weight: 60,
  requested: fc.record({ cents, twice: fc.boolean() }),
  act: async (context, { cents: amount, twice }) => {
    const { player } = context.party
    const made: Bet = {
      id: `b-${context.key}`,
      round: `r-${context.key}`,
      units: unitsOfCents(amount),
      state: 'posted',
      closed: false,
    }
    const isCovered = player.main >= made.units
    const code = await requestTwice(context, betCall(head(context), stake(made.id, made.round, made.units)), twice)
    equal(code, isCovered ? 'done' : 'account.balance.not.enough')
    if (!isCovered) return
    player.main -= made.units
    bets(context).push(made)
  },
})

const win = operation({
  name: 'win',
  weight: 36,
  requested: fc.record({ which, cents: fc.nat({ max: 4_000 }), closes: fc.boolean(), twice: fc.boolean() }),
  act: async (context, { which: by, cents: amount, closes, twice }) => {
    const on = itemAt(bets(context), by)
    if (!on) return
    const units = unitsOfCents(amount)
    const input = {
      transactionId: `w-${context.key}`,
      roundId: on.round,
      betTransactionId: on.id,
      units,
      currency: CURRENCY,
    }
    const code = await requestTwice(context, winCall(head(context), { ...input, closeRound: closes }), twice)
    equal(code, winCode(on))
    if (code !== 'done') return
    context.party.player.main += units
    on.state = 'settled'
    on.closed = closes
    wins(context).push({ id: input.transactionId, round: on.round, units, version: 0 })
  },
})

function winCode({ state, closed }: Bet): string {
  if (state === 'voided') return 'seamless.bet.rolled_back'
  return closed ? 'seamless.round.closed' : 'done'
}

const rollback = operation({
  name: 'rollback',
  weight: 20,
  requested: fc.record({ which, twice: fc.boolean() }),
  act: async (context, { which: by, twice }) => {
    const on = itemAt(bets(context), by)
    if (!on) return
    const input = { transactionId: `x-${context.key}`, betTransactionId: on.id, roundId: on.round }
    const code = await requestTwice(context, rollbackCall(head(context), input), twice)
    equal(code, on.state === 'settled' || (on.state === 'posted' && on.closed) ? 'seamless.bet.settled' : 'done')
    if (code !== 'done' || on.state === 'voided') return
    context.party.player.main += on.units
    on.state = 'voided'
  },
})

const resettle = operation({
  name: 'resettle',
  weight: 14,
  requested: fc.record({
    which,
    cents: fc.nat({ max: 4_000 }),
    ahead: fc.integer({ min: -1, max: 2 }),
    twice: fc.boolean(),
  }),
  act: async (context, { which: by, cents: amount, ahead, twice }) => {
    const on = itemAt(wins(context), by)
    if (!on) return
    const version = Math.max(1, on.version + ahead)
    const [units, { player }] = [unitsOfCents(amount), context.party]
    const input = { transactionId: `c-${context.key}`, roundId: on.round, winTransactionId: on.id, version, units }
    const code = await requestTwice(context, resettleCall(head(context), { ...input, currency: CURRENCY }), twice)
    ok(code === 'done' || (version <= on.version && code === 'seamless.transaction.conflict'), code)
    // A version older than the current one moves nothing.
    if (version <= on.version) return
    if (units > on.units) player.main += units - on.units
    else player.reverse(on.units - units)
    Object.assign(on, { units, version })
  },
})

const rollbackFirst = operation({
  name: 'rollback before its bet',
  weight: 5,
  requested: fc.record({ cents }),
  act: async (context, { cents: amount }) => {
    const [id, round] = [`b-${context.key}`, `r-${context.key}`]
    const undo = rollbackCall(head(context), {
      transactionId: `x-${context.key}`,
      betTransactionId: id,
      roundId: round,
    })
    equal(await sendCall(context, undo), 'done')
    const late = betCall(head(context), stake(id, round, unitsOfCents(amount)))
    equal(await sendCall(context, late), 'seamless.transaction.rolled_back')
  },
})

const close = operation({
  name: 'close',
  weight: 8,
  requested: fc.record({ which }),
  act: async (context, { which: by }) => {
    const on = itemAt(
      bets(context).filter(({ state }) => state !== 'voided'),
      by,
    )
    if (!on) return
    equal((await context.world.answer(closeCall(head(context), on.round))).code, 'done')
    on.closed = true
  },
})

const repeat = operation({
  name: 'repeat an earlier call',
  weight: 20,
  requested: fc.record({ which }),
  act: async (context, { which: by }) => {
    const earlier = itemAt(
      answered(context).filter(({ code }) => code === 'done'),
      by,
    )
    if (!earlier) return
    // A bet that was rolled back meanwhile counts as missing.
    const { code } = await context.world.answer(earlier.call)
    ok(code === 'done' || code === 'seamless.transaction.rolled_back', code)
  },
})

const otherUnderTheKey = operation({
  name: 'another bet under an earlier id',
  weight: 6,
  requested: fc.record({ which, cents }),
  act: async (context, { which: by, cents: amount }) => {
    const on = itemAt(bets(context), by)
    if (!on) return
    const call = betCall(head(context), stake(on.id, on.round, on.units + unitsOfCents(amount)))
    equal((await context.world.answer(call)).code, 'seamless.transaction.conflict')
  },
})

export const play = [bet, win, resettle, rollback, rollbackFirst, close, repeat, otherUnderTheKey]
