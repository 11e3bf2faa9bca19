import { createHmac } from 'node:crypto'

import { ACTIONS_SIGNATURE, actionsCalls, ActionsRefusal } from '@ante/contract/launch/dialects/actions.ts'
import { dialectPath } from '@ante/contract/launch/dialects/vocabulary.ts'
import type * as z from 'zod/mini'

import type { Answer } from '../answer.ts'
import { decimalText } from '../decimal-text.ts'
import { readDialectAnswer } from './read-dialect-answer.ts'
import { parsedJson, sendAndRead } from './send.ts'
import type { CallTarget, CallPorts, MakeCalls } from './wallet-calls.ts'
import { mapAnswer } from './map-answer.ts'

const SERVER_ERRORS_FROM = 500

interface Declared<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  path: string
  input: Input
  output: Output
}

/** JSON, signed by HMAC-SHA256 over the sent bytes; amounts in cents. */
export const actionsWallet: MakeCalls = (ports) => {
  const call = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
    declared: Declared<Input, Output>,
    values: z.input<Input>,
  ) => callGateway(ports, declared, values)
  const { play, rollback } = actionsCalls
  return {
    authenticate: async ({ token, gameId }) =>
      mapAnswer(await call(actionsCalls.session, { token, game: gameId }), (value) => ({
        gatewaySession: value.session_id,
        playerId: value.user_id,
        nickname: value.nickname,
        balance: textOf(value.balance),
        currency: value.currency,
        language: value.language,
        playMode: value.mode,
        lobbyUrl: value.lobby_url,
      })),
    balance: async (at) => mapAnswer(await call(actionsCalls.balance, sessionFieldsOf(at)), balanceIn),
    bet: async (at, { transactionId, cents, ...input }) => {
      const actions = [{ action: 'bet' as const, action_id: transactionId, amount: Number(cents) }]
      return mapAnswer(await call(play, { ...roundOf(at, input), actions }), effectIn)
    },
    win: async (at, { transactionId, cents, closeRound: finished, rakeCents, validCents, ...input }) => {
      const winFields = {
        ...(rakeCents != null && { rake: Number(rakeCents) }),
        ...(validCents != null && { valid_bet: Number(validCents) }),
      }
      const actions = [{ action: 'win' as const, action_id: transactionId, amount: Number(cents) }]
      return mapAnswer(await call(play, { ...roundOf(at, input), finished, actions, ...winFields }), effectIn)
    },
    rollback: async (at, { transactionId, betTransactionId, ...input }) => {
      const rollbackIds = { action_id: transactionId, original_action_id: betTransactionId }
      const actions = [{ action: 'rollback' as const, ...rollbackIds }]
      return mapAnswer(await call(rollback, { ...roundOf(at, input), actions }), effectIn)
    },
    resettle: async (at, { transactionId: action_id, winTransactionId, version, cents, ...input }) => {
      const corrected = { action_id, original_action_id: winTransactionId, version, amount: Number(cents) }
      return mapAnswer(await call(actionsCalls.resettle, { ...roundOf(at, input), ...corrected }), effectIn)
    },
    closeRound: async (at, input) =>
      mapAnswer(await call(play, { ...roundOf(at, input), finished: true, actions: [] }), balanceIn),
    together: async (at, { closeRound: finished, actions: transactionActions, ...input }) => {
      const actions = transactionActions.map(({ kind: action, transactionId: action_id, cents }) => {
        return { action, action_id, amount: Number(cents) }
      })
      return mapAnswer(await call(play, { ...roundOf(at, input), finished, actions }), (value) => {
        return { ...balanceIn(value), references: value.transactions.map(({ tx_id }) => tx_id) }
      })
    },
    transaction: async (at, transactionId) =>
      mapAnswer(await call(actionsCalls.transaction, { ...sessionFieldsOf(at), action_id: transactionId }), (value) => {
        return { state: value.state, reference: value.tx_id }
      }),
  }
}

async function callGateway<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  { gatewayUrl, key, send }: CallPorts,
  { path, output }: Declared<Input, Output>,
  values: z.input<Input>,
): Promise<Answer<z.output<Output>>> {
  const body = JSON.stringify(values)
  const signature = createHmac('sha256', key.secret).update(body).digest('hex')
  const headers = { 'Content-Type': 'application/json', [ACTIONS_SIGNATURE]: signature }
  const url = gatewayUrl + dialectPath('actions', key.vendor) + path
  return sendAndRead(send, { url, headers, body }, ({ status, text }) => {
    const answer = parsedJson(text)
    if (status >= SERVER_ERRORS_FROM) return { kind: 'unknown', problem: `status ${status}` }
    const refusal = ActionsRefusal.safeParse(answer).data
    const balance = refusal?.balance === undefined ? null : textOf(refusal.balance)
    return readDialectAnswer({ dialect: 'actions', output, content: answer, code: refusal?.code, balance })
  })
}

const sessionFieldsOf = ({ gatewaySession, playerId }: CallTarget) => ({
  session_id: gatewaySession,
  user_id: playerId,
})

function roundOf(at: CallTarget, { roundId, gameId, currency }: { roundId: string; gameId: string; currency: string }) {
  return { ...sessionFieldsOf(at), currency, game: gameId, game_id: roundId }
}

const textOf = (cents: number) => decimalText(BigInt(cents))
const balanceIn = ({ balance }: { balance: number }) => ({ balance: textOf(balance) })

function effectIn({ balance, transactions }: { balance: number; transactions: { tx_id: string }[] }) {
  return { ...balanceIn({ balance }), reference: transactions[0]?.tx_id ?? '' }
}
