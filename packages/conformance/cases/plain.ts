import { decimalText } from '@ante/wallet-client/decimal-text.ts'

import { requireDone, requireRefused, requireEqual } from '../check.ts'
import { newNames } from '../test-player.ts'
import { CaseFailed } from '../verdict.ts'
import type { Case } from './case.ts'
import { allOrNone } from './together.ts'

/** Cases with single calls in the right order. */
export const plainCases: Case[] = [
  {
    letter: 'A',
    title: 'a call with an invalid signature is refused and moves no money',
    async run(context) {
      const player = await context.player()
      const before = await player.cents()
      const bad = 'seamless.signature.invalid'
      requireRefused(await player.bet({}, context.wronglySigned()), bad, 'a bet signed with a wrong secret')
      requireRefused(await player.bet({}, context.byUnknownVendor()), bad, 'a bet of an unknown vendor')
      requireRefused(await player.bet({}, context.tampered()), bad, 'a bet modified after it was signed')
      await player.expectMoved(before, 0n, 'bets with invalid signatures')
    },
  },
  {
    letter: 'B',
    title: 'the balance can be queried',
    async run(context) {
      const player = await context.player()
      const { balance } = requireDone(await player.requestBalance(), 'the balance')
      if (!/^\d+\.\d{2}$/.test(balance)) throw new CaseFailed(`the balance ${balance} is no amount of whole cents`)
      requireEqual(
        requireDone(await player.requestBalance(), 'the repeated balance query').balance,
        balance,
        'the repeated balance query',
      )
    },
  },
  {
    letter: 'C',
    title: 'a bet debits its stake',
    async run(context) {
      const player = await context.player()
      const before = await player.cents()
      const { balance } = requireDone(await player.bet({ cents: 250n }), 'a bet of 2.50')
      requireEqual(balance, decimalText(before - 250n), 'the balance in the answer to the bet')
      await player.expectMoved(before, -250n, 'a bet of 2.50')
    },
  },
  {
    letter: 'E',
    title: 'a bet above the balance is refused without effect, and the refusal contains the balance',
    async run(context) {
      const player = await context.player()
      const before = await player.cents()
      const names = newNames()
      const details = requireRefused(
        await player.bet({ ...names, cents: before + 1n }),
        'account.balance.not.enough',
        'a bet above the balance',
      )
      requireEqual(
        JSON.stringify(details).includes(decimalText(before)),
        true,
        'whether the refusal contains the balance',
      )
      requireEqual(
        requireDone(await player.transaction(names.transactionId), 'the query of the bet').state,
        'unknown',
        'the state of the bet',
      )
      await player.expectMoved(before, 0n, 'a bet above the balance')
      if (player.supportsBatch) await allOrNone(player)
    },
  },
  {
    letter: 'F',
    title: 'a win after its bet is paid',
    async run(context) {
      const player = await context.player()
      const before = await player.cents()
      const { roundId, transactionId } = newNames()
      requireDone(await player.bet({ roundId, transactionId, cents: 400n }), 'a bet of 4.00')
      const win = await player.win({ roundId, betTransactionId: transactionId, cents: 900n })
      requireEqual(
        requireDone(win, 'its win of 9.00').balance,
        decimalText(before + 500n),
        'the balance in the answer to the win',
      )
      await player.expectMoved(before, 500n, 'a bet of 4.00 and its win of 9.00')
    },
  },
  {
    letter: 'G',
    title: 'a rollback returns the stake, and the bet is void',
    async run(context) {
      const player = await context.player()
      const before = await player.cents()
      const { roundId, transactionId } = newNames()
      const bet = { roundId, betTransactionId: transactionId }
      requireDone(await player.bet({ roundId, transactionId, cents: 400n }), 'a bet')
      requireDone(await player.rollback(bet), 'its rollback')
      requireEqual(
        requireDone(await player.transaction(transactionId), 'the query of the bet').state,
        'voided',
        'the state of the bet',
      )
      requireRefused(await player.win(bet), 'seamless.bet.rolled_back', 'a win of the rolled back bet')
      requireDone(await player.rollback(bet), 'a second rollback')
      await player.expectMoved(before, 0n, 'a bet and its rollback')
    },
  },
  {
    letter: 'R',
    title: 'a currency different from the session’s is refused',
    async run(context) {
      const player = await context.player()
      const before = await player.cents()
      const currency = player.currency === 'THB' ? 'PHP' : 'THB'
      requireRefused(await player.bet({ currency }), 'seamless.currency.mismatch', `a bet in ${currency}`)
      const { roundId, transactionId } = newNames()
      requireDone(await player.bet({ roundId, transactionId }), 'a bet')
      const win = await player.win({ roundId, betTransactionId: transactionId, currency })
      requireRefused(win, 'seamless.currency.mismatch', `a win in ${currency}`)
      await player.expectMoved(before, -100n, 'a bet, and another in a foreign currency')
    },
  },
]
