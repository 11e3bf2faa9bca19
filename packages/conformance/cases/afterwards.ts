import { centsOf } from '@ante/wallet-client/decimal-text.ts'

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
    title: 'a win of a disabled player is paid, and a bet is refused',
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
    title: 'a round left open continues, and the operator sees it and can close it',
    async run(context) {
      const { host } = context
      const player = await context.player()
      const before = await player.cents()
      const { roundId, transactionId } = newNames()
      requireDone(await player.bet({ roundId, transactionId }), 'a bet')
      requireDone(await player.bet({ roundId }), 'a second bet in the same round')
      await player.expectMoved(before, -200n, 'two bets of 1.00 in one round')
      const round = { playerId: player.at.playerId, roundId }
      if (!host.openRounds || !host.closeRound) {
        requireDone(await player.closeRound(roundId), 'closing the round')
        return 'the operator’s list and closing of rounds were not tested: they need --host'
      }
      const open = await host.openRounds(round.playerId)
      if (!open.includes(roundId)) throw new CaseFailed('the open round is missing in the operator’s list')
      await host.closeRound(round)
      requireRefused(
        await player.win({ roundId, betTransactionId: transactionId }),
        'seamless.round.closed',
        'a win after the operator closed the round',
      )
      if ((await host.openRounds(round.playerId)).includes(roundId))
        throw new CaseFailed('the round is still open after the operator closed it')
      return ''
    },
  },
  {
    letter: 'Q',
    title: 'a downward correction of a spent win becomes a debt, which later credits pay first',
    async run(context) {
      const player = await context.player()
      const { roundId, transactionId } = newNames()
      const bet = { roundId, betTransactionId: transactionId }
      const win = { roundId, winTransactionId: `w-${transactionId}` }
      requireDone(await player.bet({ roundId, transactionId }), 'a bet')
      requireDone(await player.win({ ...bet, transactionId: win.winTransactionId, cents: 60n }), 'the win of 0.60')
      const spending = newNames()
      const allCents = await player.cents()
      requireDone(await player.bet({ ...spending, cents: allCents }), 'a bet of the whole balance')
      requireRefused(await player.rollback(bet), 'seamless.bet.settled', 'a rollback of a bet that has won')
      const { balance } = requireDone(await player.resettle({ ...win, cents: 0n }), 'a correction of a spent win')
      requireEqual(centsOf(balance), 0n, 'the balance with a debt')
      await player.expectMoved(allCents, -allCents, 'a correction that the balance does not cover')
      const spent = { roundId: spending.roundId, betTransactionId: spending.transactionId }
      requireDone(await player.rollback(spent), 'the rollback of the bet of the whole balance')
      await player.expectMoved(allCents, -60n, 'a credit that pays a debt first')
    },
  },
  {
    letter: 'U',
    title: 'of several corrections of a win the highest version counts, in any order of arrival',
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
        'the correction of version 2',
      )
      await player.expectMoved(before, 600n, 'a bet of 1.00 and a win of 5.00 that was corrected to 7.00')
      const lateVersion = requireDone(await player.resettle(first), 'the late correction of version 1')
      requireEqual(lateVersion.reference === reference, false, 'two corrections with the same reference')
      requireEqual(
        requireDone(await player.resettle(first), 'the repeated correction of version 1').reference,
        lateVersion.reference,
        'the reference of the repeated correction',
      )
      const conflict = 'seamless.transaction.conflict'
      requireRefused(await player.resettle({ ...first, cents: 151n }), conflict, 'the same id with another amount')
      requireRefused(await player.resettle({ ...win, cents: 150n }), conflict, 'another correction of the same version')
      await player.expectMoved(before, 600n, 'a late earlier version, its repetition, and conflicts')
      requireDone(await player.resettle({ ...win, version: 3, cents: 0n }), 'the correction of version 3')
      await player.expectMoved(before, -100n, 'a win that was corrected to zero')
      const never = { roundId: newNames().roundId, winTransactionId: win.winTransactionId, cents: 100n }
      requireRefused(await player.resettle(never), 'seamless.round.not.found', 'a correction in an unknown round')
      const rolledBackBet = newNames()
      requireDone(await player.bet(rolledBackBet), 'another bet')
      requireDone(
        await player.rollback({ roundId: rolledBackBet.roundId, betTransactionId: rolledBackBet.transactionId }),
        'the rollback of the other bet',
      )
      const ofUndone = {
        roundId: rolledBackBet.roundId,
        winTransactionId: `w-${rolledBackBet.transactionId}`,
        cents: 100n,
      }
      requireRefused(
        await player.resettle(ofUndone),
        'seamless.bet.rolled_back',
        'a correction of a win whose bet was rolled back',
      )
      await player.expectMoved(before, -100n, 'refused corrections')
    },
  },
  {
    letter: 'S',
    title: 'a bet in a closed round is refused, and so is a win',
    async run(context) {
      const player = await context.player()
      const before = await player.cents()
      const { roundId, transactionId } = newNames()
      const bet = { roundId, betTransactionId: transactionId }
      requireDone(await player.bet({ roundId, transactionId }), 'a bet')
      requireDone(await player.closeRound(roundId), 'closing the round')
      requireDone(await player.closeRound(roundId), 'closing the round again')
      requireRefused(await player.bet({ roundId }), 'seamless.round.closed', 'a bet in the closed round')
      requireRefused(await player.win(bet), 'seamless.round.closed', 'a win in the closed round')
      requireRefused(await player.rollback(bet), 'seamless.bet.settled', 'a rollback in the closed round')
      requireRefused(
        await player.closeRound(newNames().roundId),
        'seamless.round.not.found',
        'closing an unknown round',
      )
      await player.expectMoved(before, -100n, 'one bet, and the refused calls')
    },
  },
  {
    letter: 'T',
    title: 'a launch token is valid once',
    async run(context) {
      const player = await context.player()
      const secondExchange = await context.exchange(player.token, player.gameId)
      requireRefused(secondExchange, 'seamless.token.invalid', 'a used launch token')
    },
  },
]
