import { decimalText } from '@ante/wallet-client/decimal-text.ts'
import type { Action } from '@ante/wallet-client/dialects/wallet-calls.ts'

import { requireDone, requireRefused, requireEqual } from '../check.ts'
import { newNames } from '../test-player.ts'
import type { TestPlayer } from '../test-player.ts'

// Additional checks of some cases for a dialect with several actions per call.

const bet = (transactionId: string, cents: bigint): Action => ({ kind: 'bet', transactionId, cents })
const win = (transactionId: string, cents: bigint): Action => ({ kind: 'win', transactionId, cents })

/** Case D: a bet and its win in one call. */
export async function betAndWinInOneCall(player: TestPlayer): Promise<void> {
  const before = await player.cents()
  const { roundId, transactionId } = newNames()
  const actions = [bet(transactionId, 100n), win(`w-${transactionId}`, 500n)]
  const { balance } = requireDone(await player.together(roundId, actions, true), 'a bet and its win in one call')
  requireEqual(balance, decimalText(before + 400n), 'the returned balance')
  await player.expectMoved(before, 400n, 'a bet of 1.00 and its win of 5.00 in one call')
}

/** Case E: if the balance does not cover all actions of a call, none is executed. */
export async function allOrNone(player: TestPlayer): Promise<void> {
  const before = await player.cents()
  const { roundId, transactionId } = newNames()
  const actions = [bet(transactionId, 100n), bet(`${transactionId}-2`, before)]
  const notEnough = 'account.balance.not.enough'
  const details = requireRefused(
    await player.together(roundId, actions),
    notEnough,
    'two bets of which the balance covers only one',
  )
  requireEqual(JSON.stringify(details).includes(decimalText(before)), true, 'whether the refusal contains the balance')
  requireEqual(
    requireDone(await player.transaction(transactionId), 'the query of the first bet').state,
    'unknown',
    'the state of the first bet',
  )
  await player.expectMoved(before, 0n, 'two bets in one call of which the balance covers only one')
}

/** Case H: the same action twice in one call, and a repeat of the call. */
export async function sameTwiceInOneCall(player: TestPlayer): Promise<void> {
  const before = await player.cents()
  const { roundId, transactionId } = newNames()
  const sameBets = [bet(transactionId, 100n), bet(transactionId, 100n)]
  const answers = [await player.together(roundId, sameBets), await player.together(roundId, sameBets)]
  const references = answers.flatMap((answer) => requireDone(answer, 'a call with one bet twice').references)
  requireEqual(new Set(references).size, 1, 'the number of references of one bet')
  await player.expectMoved(before, -100n, 'a bet of 1.00 twice in one call')
}
