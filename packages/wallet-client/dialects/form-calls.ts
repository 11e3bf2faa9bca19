import { createHash } from 'node:crypto'

import { FORM_SIGNATURE, formCalls, FormRefusal, formSignedText } from '@ante/contract/launch/dialects/form.ts'
import { dialectPath } from '@ante/contract/launch/dialects/vocabulary.ts'
import type * as z from 'zod/mini'

import type { Answer } from '../answer.ts'
import { decimalText } from '../decimal-text.ts'
import { mapAnswer } from './map-answer.ts'
import { readDialectAnswer } from './read-dialect-answer.ts'
import { parsedJson, sendAndRead } from './send.ts'
import type { CallTarget, CallPorts, MakeCalls } from './wallet-calls.ts'

interface Declared<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  path: string
  input: Input
  output: Output
}

/** Form fields, signed by MD5 over all of them and the secret; decimal amounts. A win refers to the whole round. */
export const formWallet: MakeCalls = (ports) => {
  const call = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
    declared: Declared<Input, Output>,
    values: z.input<Input> & Record<string, string>,
  ) => callGateway(ports, declared, values)
  return {
    authenticate: async (launch) =>
      mapAnswer(await call(formCalls.authenticate, launch), (value) => ({
        gatewaySession: value.token,
        playerId: value.userId,
        nickname: value.nickname,
        balance: value.cash,
        currency: value.currency,
        language: value.language,
        playMode: value.mode,
        lobbyUrl: value.lobbyUrl,
      })),
    balance: async (at) => mapAnswer(await call(formCalls.balance, sessionFieldsOf(at)), balanceIn),
    bet: async (at, { transactionId: reference, roundId, gameId, cents, currency }) => {
      const bet = { reference, roundId, gameId, amount: decimalText(cents), currency }
      return mapAnswer(await call(formCalls.bet, { ...sessionFieldsOf(at), ...bet }), effectIn)
    },
    win: async (at, { transactionId: reference, roundId, cents, currency, closeRound, ...winFields }) => {
      const endRound = closeRound ? ('true' as const) : ('false' as const)
      const { validCents, rakeCents } = winFields
      const win = {
        reference,
        roundId,
        amount: decimalText(cents),
        currency,
        endRound,
        ...(rakeCents != null && { rake: decimalText(rakeCents) }),
        ...(validCents != null && { validBet: decimalText(validCents) }),
      }
      return mapAnswer(await call(formCalls.result, { ...sessionFieldsOf(at), ...win }), effectIn)
    },
    rollback: async (at, { betTransactionId: reference, roundId }) =>
      mapAnswer(await call(formCalls.refund, { ...sessionFieldsOf(at), roundId, reference }), effectIn),
    resettle: async (at, { transactionId: reference, winTransactionId, roundId, version, cents, currency }) => {
      const params = { reference, resultReference: winTransactionId, roundId, version: `${version}` }
      const corrected = { ...params, amount: decimalText(cents), currency }
      return mapAnswer(await call(formCalls.correction, { ...sessionFieldsOf(at), ...corrected }), effectIn)
    },
    closeRound: async (at, { roundId }) =>
      mapAnswer(await call(formCalls.endRound, { ...sessionFieldsOf(at), roundId }), balanceIn),
    transaction: async (at, reference) =>
      mapAnswer(await call(formCalls.transaction, { ...sessionFieldsOf(at), reference }), (value) => {
        return { state: value.state, reference: value.transactionId }
      }),
  }
}

async function callGateway<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  { gatewayUrl, key, send }: CallPorts,
  { path, output }: Declared<Input, Output>,
  input: Record<string, string>,
): Promise<Answer<z.output<Output>>> {
  const hash = createHash('md5')
    .update(formSignedText(Object.entries(input)) + key.secret)
    .digest('hex')
  const body = new URLSearchParams({ ...input, [FORM_SIGNATURE]: hash }).toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const url = gatewayUrl + dialectPath('form', key.vendor) + path
  return sendAndRead(send, { url, headers, body }, ({ status, text }) => {
    if (status !== 200) return { kind: 'unknown', problem: `status ${status}` }
    const answer = parsedJson(text)
    const refusal = FormRefusal.safeParse(answer).data
    return readDialectAnswer({
      dialect: 'form',
      output,
      content: answer,
      code: refusal?.error,
      balance: refusal?.cash ?? null,
    })
  })
}

const sessionFieldsOf = ({ gatewaySession, playerId }: CallTarget) => ({ token: gatewaySession, userId: playerId })
const balanceIn = ({ cash }: { cash: string }) => ({ balance: cash })

function effectIn({ cash, transactionId }: { cash: string; transactionId: string }) {
  return { balance: cash, reference: transactionId }
}
