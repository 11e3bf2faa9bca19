import { decimalText } from '@ante/studio/kit/wallet/decimal-text.ts'

import { done, refused, same } from '../check.ts'
import { newNames } from '../seat.ts'
import { CaseFailed } from '../verdict.ts'
import type { Case } from './case.ts'
import { allOrNone } from './together.ts'

/** Single calls in the right order. */
export const plainCases: Case[] = [
  {
    letter: 'A',
    title: 'a bad signature is refused and moves nothing',
    async run(bench) {
      const seat = await bench.seat()
      const before = await seat.cents()
      const bad = 'seamless.signature.invalid'
      refused(await seat.bet({}, bench.misSigned()), bad, 'a bet signed by another secret')
      refused(await seat.bet({}, bench.byNoCaller()), bad, 'a bet of an unknown vendor')
      refused(await seat.bet({}, bench.tampered()), bad, 'a bet that was changed after it was signed')
      await seat.expectMoved(before, 0n, 'bets that were badly signed')
    },
  },
  {
    letter: 'B',
    title: 'the balance alone',
    async run(bench) {
      const seat = await bench.seat()
      const { balance } = done(await seat.askBalance(), 'the balance')
      if (!/^\d+\.\d{2}$/.test(balance)) throw new CaseFailed(`the balance ${balance} is no amount of whole cents`)
      same(done(await seat.askBalance(), 'the balance once more').balance, balance, 'the balance once more')
    },
  },
  {
    letter: 'C',
    title: 'one bet takes its stake',
    async run(bench) {
      const seat = await bench.seat()
      const before = await seat.cents()
      const { balance } = done(await seat.bet({ cents: 250n }), 'a bet of 2.50')
      same(balance, decimalText(before - 250n), 'the balance that the bet tells')
      await seat.expectMoved(before, -250n, 'a bet of 2.50')
    },
  },
  {
    letter: 'E',
    title: 'without the money nothing is applied, and the answer says what there is',
    async run(bench) {
      const seat = await bench.seat()
      const before = await seat.cents()
      const names = newNames()
      const details = refused(
        await seat.bet({ ...names, cents: before + 1n }),
        'account.balance.not.enough',
        'too large a bet',
      )
      same(JSON.stringify(details).includes(decimalText(before)), true, 'whether the refusal tells the balance')
      same(done(await seat.transaction(names.transactionId), 'looking it up').state, 'unknown', 'the state of the bet')
      await seat.expectMoved(before, 0n, 'too large a bet')
      if (seat.supportsBatch) await allOrNone(seat)
    },
  },
  {
    letter: 'F',
    title: 'a bet and then its win',
    async run(bench) {
      const seat = await bench.seat()
      const before = await seat.cents()
      const { roundId, transactionId } = newNames()
      done(await seat.bet({ roundId, transactionId, cents: 400n }), 'a bet of 4.00')
      const win = await seat.win({ roundId, betTransactionId: transactionId, cents: 900n })
      same(done(win, 'its win of 9.00').balance, decimalText(before + 500n), 'the balance that the win tells')
      await seat.expectMoved(before, 500n, 'a bet of 4.00 and its win of 9.00')
    },
  },
  {
    letter: 'G',
    title: 'a rollback gives the stake back, and the bet is void',
    async run(bench) {
      const seat = await bench.seat()
      const before = await seat.cents()
      const { roundId, transactionId } = newNames()
      const bet = { roundId, betTransactionId: transactionId }
      done(await seat.bet({ roundId, transactionId, cents: 400n }), 'a bet')
      done(await seat.rollback(bet), 'its rollback')
      same(done(await seat.transaction(transactionId), 'looking it up').state, 'voided', 'the state of the bet')
      refused(await seat.win(bet), 'seamless.bet.rolled_back', 'a win on it')
      done(await seat.rollback(bet), 'a second rollback')
      await seat.expectMoved(before, 0n, 'a bet and its rollback')
    },
  },
  {
    letter: 'R',
    title: 'another currency than the session has is refused',
    async run(bench) {
      const seat = await bench.seat()
      const before = await seat.cents()
      const currency = seat.currency === 'THB' ? 'PHP' : 'THB'
      refused(await seat.bet({ currency }), 'seamless.currency.mismatch', `a bet in ${currency}`)
      const { roundId, transactionId } = newNames()
      done(await seat.bet({ roundId, transactionId }), 'a bet')
      const win = await seat.win({ roundId, betTransactionId: transactionId, currency })
      refused(win, 'seamless.currency.mismatch', `a win in ${currency}`)
      await seat.expectMoved(before, -100n, 'a bet, and another in a foreign currency')
    },
  },
]
