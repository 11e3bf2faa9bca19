import { centsOf } from '@ante/studio/kit/wallet/decimal-text.ts'

import { requireDone, requireRefused, requireEqual } from '../check.ts'
import { newNames } from '../test-player.ts'
import { CaseFailed, NotRun } from '../verdict.ts'
import type { Case } from './case.ts'

/** Cases with calls after the session, the account or the round has ended. */
export const afterwardsCases: Case[] = [
  {
    letter: 'K',
    title: 'a win after the session has expired is paid, and a bet is refused',
    async run(context) {
      if (!context.host.expireSession) throw new NotRun('needs a host that lets a session expire (--host)')
      const player = await context.separatePlayer()
      const before = await player.cents()
      const { roundId, transactionId } = newNames()
      const { reference } = requireDone(await player.bet({ roundId, transactionId }), 'a bet')
      await context.host.expireSession({ sessionId: player.at.gatewaySession, playerId: player.at.playerId })
      requireRefused(await player.bet(), 'seamless.session.expired', 'a bet in an expired session')
      const repeated = requireDone(await player.bet({ roundId, transactionId }), 'the repetition of the earlier bet')
      requireEqual(repeated.reference, reference, 'the reference of the repetition')
      requireDone(await player.win({ roundId, betTransactionId: transactionId, cents: 500n }), 'the win')
      await player.expectMoved(before, 400n, 'a bet of 1.00 and its late win of 5.00')
    },
  },
  {
    letter: 'L',
    title: 'a win for a player who was disabled is paid, and a bet is refused',
    async run(context) {
      if (!context.host.disablePlayer) throw new NotRun('needs a host that closes a player’s account (--host)')
      const player = await context.separatePlayer()
      const before = await player.cents()
      const { roundId, transactionId } = newNames()
      requireDone(await player.bet({ roundId, transactionId }), 'a bet')
      await context.host.disablePlayer(player.at.playerId)
      requireRefused(await player.bet(), 'account.disabled', 'a bet of a disabled player')
      requireDone(await player.win({ roundId, betTransactionId: transactionId, cents: 500n }), 'the win')
      await player.expectMoved(before, 400n, 'a bet of 1.00 and its win of 5.00')
    },
  },
  {
    letter: 'P',
    title: 'a round left open is seen, goes on, and can be ended by the operator',
    async run(context) {
      const { host } = context
      const player = await context.player()
      const before = await player.cents()
      const { roundId, transactionId } = newNames()
      requireDone(await player.bet({ roundId, transactionId }), 'a bet')
      requireDone(await player.bet({ roundId }), 'another in the same round')
      await player.expectMoved(before, -200n, 'two bets of 1.00 in one round')
      const round = { playerId: player.at.playerId, roundId }
      if (!host.openRounds || !host.closeRound) {
        requireDone(await player.closeRound(roundId), 'ending the round')
        return 'what the operator sees and does was not looked at: that needs --host'
      }
      const open = await host.openRounds(round.playerId)
      if (!open.includes(roundId)) throw new CaseFailed('the operator does not see the open round')
      await host.closeRound(round)
      requireRefused(
        await player.win({ roundId, betTransactionId: transactionId }),
        'seamless.round.closed',
        'a win after that',
      )
      if ((await host.openRounds(round.playerId)).includes(roundId)) throw new CaseFailed('the round is still open')
      return ''
    },
  },
  {
    letter: 'Q',
    title: 'a win that is corrected downwards when it is spent is owed, and what comes in pays it first',
    async run(context) {
      const player = await context.player()
      const { roundId, transactionId } = newNames()
      const bet = { roundId, betTransactionId: transactionId }
      const win = { roundId, winTransactionId: `w-${transactionId}` }
      requireDone(await player.bet({ roundId, transactionId }), 'a bet')
      requireDone(await player.win({ ...bet, transactionId: win.winTransactionId, cents: 60n }), 'a win on it')
      const spending = newNames()
      const allCents = await player.cents()
      requireDone(await player.bet({ ...spending, cents: allCents }), 'a bet of all that there is')
      requireRefused(await player.rollback(bet), 'seamless.bet.settled', 'a rollback of the bet that was won')
      const { balance } = requireDone(await player.resettle({ ...win, cents: 0n }), 'a correction of what was spent')
      requireEqual(centsOf(balance), 0n, 'the balance with a debt')
      await player.expectMoved(allCents, -allCents, 'a correction that there is no money for')
      const spent = { roundId: spending.roundId, betTransactionId: spending.transactionId }
      requireDone(await player.rollback(spent), 'giving the money back')
      await player.expectMoved(allCents, -60n, 'a debt that was paid out of what came back')
    },
  },
  {
    letter: 'U',
    title: 'of corrections of a win the latest version counts, whichever comes first',
    async run(context) {
      const player = await context.player()
      const before = await player.cents()
      const { roundId, transactionId } = newNames()
      const win = { roundId, winTransactionId: `w-${transactionId}` }
      const first = { ...win, transactionId: `c-${transactionId}`, cents: 150n }
      requireDone(await player.bet({ roundId, transactionId }), 'a bet')
      requireRefused(await player.resettle(first), 'seamless.win.not.found', 'a correction before its win')
      const paid = { roundId, betTransactionId: transactionId, transactionId: win.winTransactionId, cents: 500n }
      requireDone(await player.win(paid), 'the win')
      const { reference } = requireDone(
        await player.resettle({ ...win, version: 2, cents: 700n }),
        'the second version',
      )
      await player.expectMoved(before, 600n, 'a bet of 1.00 and a win of 5.00 that was corrected to 7.00')
      const lateVersion = requireDone(await player.resettle(first), 'the first version, late')
      requireEqual(lateVersion.reference === reference, false, 'whether two corrections have one reference')
      requireEqual(
        requireDone(await player.resettle(first), 'the first again').reference,
        lateVersion.reference,
        'the reference of a repetition',
      )
      const conflict = 'seamless.transaction.conflict'
      requireRefused(await player.resettle({ ...first, cents: 151n }), conflict, 'the same id with another amount')
      requireRefused(await player.resettle({ ...win, cents: 150n }), conflict, 'another correction of the same version')
      await player.expectMoved(before, 600n, 'an earlier version, its repetition and conflicts')
      requireDone(await player.resettle({ ...win, version: 3, cents: 0n }), 'the third version')
      await player.expectMoved(before, -100n, 'a win that was none after all')
      const never = { roundId: newNames().roundId, winTransactionId: win.winTransactionId, cents: 100n }
      requireRefused(await player.resettle(never), 'seamless.round.not.found', 'a correction in a round that never was')
      const rolledBackBet = newNames()
      requireDone(await player.bet(rolledBackBet), 'another bet')
      requireDone(
        await player.rollback({ roundId: rolledBackBet.roundId, betTransactionId: rolledBackBet.transactionId }),
        'undoing it',
      )
      const ofUndone = {
        roundId: rolledBackBet.roundId,
        winTransactionId: `w-${rolledBackBet.transactionId}`,
        cents: 100n,
      }
      requireRefused(await player.resettle(ofUndone), 'seamless.bet.rolled_back', 'a correction where all was undone')
      await player.expectMoved(before, -100n, 'corrections that were refused')
    },
  },
  {
    letter: 'S',
    title: 'a bet after its round was closed is refused, and so is a win',
    async run(context) {
      const player = await context.player()
      const before = await player.cents()
      const { roundId, transactionId } = newNames()
      const bet = { roundId, betTransactionId: transactionId }
      requireDone(await player.bet({ roundId, transactionId }), 'a bet')
      requireDone(await player.closeRound(roundId), 'ending its round')
      requireDone(await player.closeRound(roundId), 'ending it again')
      requireRefused(await player.bet({ roundId }), 'seamless.round.closed', 'a bet in the closed round')
      requireRefused(await player.win(bet), 'seamless.round.closed', 'a win in the closed round')
      requireRefused(await player.rollback(bet), 'seamless.bet.settled', 'a rollback in the closed round')
      requireRefused(
        await player.closeRound(newNames().roundId),
        'seamless.round.not.found',
        'ending a round that never was',
      )
      await player.expectMoved(before, -100n, 'one bet and all that was refused')
    },
  },
  {
    letter: 'T',
    title: 'a launch token works once',
    async run(context) {
      const player = await context.player()
      const secondExchange = await context.exchange(player.token, player.gameId)
      requireRefused(secondExchange, 'seamless.token.invalid', 'a token that was used already')
    },
  },
]
