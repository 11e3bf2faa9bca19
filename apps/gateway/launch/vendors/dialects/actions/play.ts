import type { actionsCalls } from '@ante/contract/launch/dialects/actions.ts'
import type * as z from 'zod/mini'

import { callWallet, callWalletForAll } from '../../../seamless/call-wallet.ts'
import type { SeamlessCall } from '../../../seamless/seamless-wallet.ts'
import { balanceCall, betCall, closeCall, resettleCall, rollbackCall, winCall } from '../../../seamless/wallet-calls.ts'
import type { CallHead } from '../../../seamless/wallet-calls.ts'
import type { DialectContext } from '../dialect-definition.ts'
import { centsOf, unitsOfCents, validUnitsOfCents } from './cents.ts'

type Play = z.output<typeof actionsCalls.play.input>
type Rollback = z.output<typeof actionsCalls.rollback.input>
type Correction = z.output<typeof actionsCalls.resettle.input>

export async function play(input: Play, { vendor, ports }: DialectContext) {
  const head = { vendor, sessionId: input.session_id, playerId: input.user_id }
  const nodeId = ports.catalogue.nodeOf(vendor, input.game)
  const requested = input.actions.map((action, index) => {
    const { action_id: transactionId, amount } = action
    const money = { transactionId, roundId: input.game_id, units: unitsOfCents(amount), currency: input.currency }
    if (action.action === 'bet') return betCall(head, { ...money, gameId: input.game, nodeId })
    const closeRound = closesWith(input, index)
    const validUnits = closeRound ? validUnitsOfCents(input) : undefined
    return winCall(head, { ...money, betTransactionId: null, closeRound, validUnits })
  })
  return effectsOf(input, await callWalletForAll(ports.wallet, withEnd(requested, input, head)))
}

export async function undo(input: Rollback, { vendor, ports }: DialectContext) {
  const head = { vendor, sessionId: input.session_id, playerId: input.user_id }
  const [first, ...otherActions] = input.actions.map(
    ({ action_id: transactionId, original_action_id: betTransactionId }) =>
      rollbackCall(head, { transactionId, betTransactionId, roundId: input.game_id }),
  )
  return effectsOf(input, await callWalletForAll(ports.wallet, [first ?? balanceCall(head), ...otherActions]))
}

export async function correct(input: Correction, { vendor, ports }: DialectContext) {
  const head = { vendor, sessionId: input.session_id, playerId: input.user_id }
  const { action_id: transactionId, original_action_id: winTransactionId, game_id: roundId, version, currency } = input
  const pays = { units: unitsOfCents(input.amount), currency, validUnits: validUnitsOfCents(input) }
  const corrected = { transactionId, winTransactionId, roundId, version, ...pays }
  const outcome = await callWallet(ports.wallet, resettleCall(head, corrected))
  return effectsOf({ ...input, actions: [input] }, [outcome])
}

/** Whether a win closes its round: it is the last action of a finished round. */
function closesWith({ finished, actions }: Play, index: number): boolean {
  return finished && index === actions.length - 1
}

/** Adds the call that closes a round without win; a call without actions becomes a balance request. */
function withEnd(calls: SeamlessCall[], input: Play, head: CallHead): [SeamlessCall, ...SeamlessCall[]] {
  const closesRound = input.finished && input.actions.at(-1)?.action !== 'win'
  const [first, ...otherCalls] = closesRound
    ? [...calls, closeCall(head, input.game_id, validUnitsOfCents(input))]
    : calls
  return [first ?? balanceCall(head), ...otherCalls]
}

function effectsOf(
  { game_id, actions }: { game_id: string; actions: { action_id: string }[] },
  outcomes: { reference: bigint | null; balance: bigint | null }[],
) {
  const transactions = actions.map(({ action_id }, index) => ({ action_id, tx_id: String(outcomes[index]?.reference) }))
  return { balance: centsOf(outcomes.at(-1)?.balance ?? 0n), game_id, transactions }
}
