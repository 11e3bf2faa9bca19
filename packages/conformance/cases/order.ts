import { requireDone, retryUntilAnswered, requireRefused, requireEqual, describeAnswer } from '../check.ts'
import { newNames } from '../test-player.ts'
import { CaseFailed } from '../verdict.ts'
import type { Case } from './case.ts'
import { betAndWinInOneCall, sameTwiceInOneCall } from './together.ts'

const AT_ONCE = 8
/**
 * Milliseconds between sending a request and closing its connection: before, during and after processing by the wallet.
 */
const CUT_AFTER_MS = [0, 1, 2, 4, 8, 16, 50]

/** Cases with calls that are duplicated, simultaneous or out of order, or whose answer is lost. */
export const orderCases: Case[] = [
  {
    letter: 'D',
    title: 'a simultaneous bet and win have the same effect in either order of arrival',
    async run(context) {
      const player = await context.player()
      const before = await player.cents()
      const { roundId, transactionId } = newNames()
      const win = { roundId, betTransactionId: transactionId, transactionId: `w-${transactionId}`, cents: 500n }
      const [bet, early] = await Promise.all([player.bet({ roundId, transactionId }), player.win(win)])
      requireDone(bet, 'the bet')
      if (early.kind !== 'done') requireRefused(early, 'seamless.bet.not.found', 'a win before its bet')
      requireDone(await retryUntilAnswered(() => player.win(win)), 'the repeated win')
      await player.expectMoved(before, 400n, 'a simultaneous bet of 1.00 and win of 5.00')
      if (player.supportsBatch) await betAndWinInOneCall(player)
    },
  },
  {
    letter: 'H',
    title: 'a repetition, later or simultaneous, returns the same reference and moves no money',
    async run(context) {
      const player = await context.player()
      const before = await player.cents()
      const { roundId, transactionId } = newNames()
      const bet = () => retryUntilAnswered(() => player.bet({ roundId, transactionId, cents: 400n }))
      const answers = [...(await Promise.all(Array.from({ length: AT_ONCE }, bet))), await bet()]
      const references = new Set(answers.map((answer) => requireDone(answer, 'a repeated bet').reference))
      requireEqual(references.size, 1, 'the number of references of one bet')
      const input = { roundId, betTransactionId: transactionId, transactionId: `w-${transactionId}`, cents: 100n }
      const wins = [
        await retryUntilAnswered(() => player.win(input)),
        await retryUntilAnswered(() => player.win(input)),
      ]
      const [first, second] = wins.map((answer) => requireDone(answer, 'a repeated win').reference)
      requireEqual(second ?? '', first ?? '', 'the reference of a repeated win')
      await player.expectMoved(before, -300n, 'a bet of 4.00 and its win of 1.00, each repeated')
      if (player.supportsBatch) await sameTwiceInOneCall(player)
    },
  },
  {
    letter: 'I',
    title: 'a rollback before its bet leaves both without effect',
    async run(context) {
      const player = await context.player()
      const before = await player.cents()
      const { roundId, transactionId } = newNames()
      requireDone(await player.rollback({ roundId, betTransactionId: transactionId }), 'a rollback before its bet')
      requireRefused(await player.bet({ roundId, transactionId }), 'seamless.transaction.rolled_back', 'the late bet')
      await player.expectMoved(before, 0n, 'a rollback and its late bet')
    },
  },
  {
    letter: 'J',
    title: 'two rollbacks before a bet and its win leave all of them without effect',
    async run(context) {
      const player = await context.player()
      const before = await player.cents()
      const { roundId, transactionId } = newNames()
      const bet = { roundId, betTransactionId: transactionId }
      requireDone(await player.rollback(bet), 'a rollback before its bet')
      requireDone(await player.rollback(bet), 'a repeated rollback before its bet')
      requireRefused(await player.bet({ roundId, transactionId }), 'seamless.transaction.rolled_back', 'the late bet')
      requireRefused(await player.win(bet), 'seamless.bet.rolled_back', 'a win of the rolled back bet')
      await player.expectMoved(before, 0n, 'two rollbacks, their late bet and a win')
    },
  },
  {
    letter: 'M',
    title: 'of simultaneous bets that the balance covers only once, exactly one is accepted',
    async run(context) {
      const player = await context.player()
      const before = await player.cents()
      const bets = Array.from({ length: 6 }, newNames)
      const answers = await Promise.all(
        bets.map((names) => retryUntilAnswered(() => player.bet({ ...names, cents: before }))),
      )
      const acceptedBets = bets.filter((_names, index) => answers[index]?.kind === 'done')
      requireEqual(acceptedBets.length, 1, 'the number of accepted bets of the whole balance')
      for (const answer of answers) {
        if (answer.kind !== 'done')
          requireRefused(answer, 'account.balance.not.enough', 'a bet that the balance does not cover')
      }
      await player.expectMoved(before, -before, 'bets of the whole balance')
      for (const { roundId, transactionId } of acceptedBets) {
        requireDone(await player.rollback({ roundId, betTransactionId: transactionId }), 'the rollback of the bet')
      }
    },
  },
  {
    letter: 'N',
    title: 'a repeated id with different content is a conflict',
    async run(context) {
      const [player, other] = await context.twoPlayers()
      const [before, othersBefore] = [await player.cents(), await other.cents()]
      const { roundId, transactionId } = newNames()
      requireDone(await player.bet({ roundId, transactionId }), 'a bet of 1.00')
      const conflict = 'seamless.transaction.conflict'
      requireRefused(
        await player.bet({ roundId, transactionId, cents: 101n }),
        conflict,
        'the same id with another amount',
      )
      requireRefused(await player.bet({ transactionId }), conflict, 'the same id in another round')
      requireRefused(await other.bet({ roundId, transactionId }), conflict, 'the same id for another player')
      const bet = { roundId, betTransactionId: transactionId, transactionId }
      requireRefused(await player.win(bet), conflict, 'a win under the id of its bet')
      if (context.rollbacksHaveIds)
        requireRefused(await player.rollback(bet), conflict, 'a rollback under the id of its bet')
      await player.expectMoved(before, -100n, 'a bet of 1.00 and conflicting calls')
      await other.expectMoved(othersBefore, 0n, 'a conflict with another player')
    },
  },
  {
    letter: 'V',
    title: 'a win may report its valid bet or its rake, and is paid once: a repeat with other figures is a conflict',
    async run(context) {
      const player = await context.player()
      const before = await player.cents()
      for (const reported of [{ validCents: 40n }, { rakeCents: 5n }]) {
        const { roundId, transactionId: betTransactionId } = newNames()
        requireDone(await player.bet({ roundId, transactionId: betTransactionId }), 'a bet of 1.00')
        const win = { roundId, betTransactionId, transactionId: `w-${roundId}`, ...reported }
        const paid = requireDone(await retryUntilAnswered(() => player.win(win)), 'a win with a valid bet or rake')
        requireEqual(
          requireDone(await retryUntilAnswered(() => player.win(win)), 'the repeated win').reference,
          paid.reference,
          'the reference of the repeated win',
        )
        const differentWin = { ...win, validCents: null, rakeCents: 7n }
        requireRefused(
          await player.win(differentWin),
          'seamless.transaction.conflict',
          'the same win with another rake',
        )
      }
      await player.expectMoved(before, 200n, 'two bets of 1.00 and their wins of 2.00')
    },
  },
  {
    letter: 'O',
    title: 'a repeat after a lost answer returns the first outcome and moves no money',
    async run(context) {
      const player = await context.player()
      const before = await player.cents()
      for (const ms of CUT_AFTER_MS) {
        const names = newNames()
        const lost = await player.bet({ ...names, cents: 10n }, context.cut(ms))
        if (lost.kind !== 'unknown') throw new CaseFailed(`a cut call was ${describeAnswer(lost)}`)
        const repeated = requireDone(
          await retryUntilAnswered(() => player.bet({ ...names, cents: 10n })),
          'the repetition',
        )
        const retried = requireDone(
          await retryUntilAnswered(() => player.bet({ ...names, cents: 10n })),
          'a further repetition',
        )
        requireEqual(retried.reference, repeated.reference, 'the reference of a further repetition')
      }
      await player.expectMoved(before, -10n * BigInt(CUT_AFTER_MS.length), 'bets whose answers were lost')
    },
  },
]
