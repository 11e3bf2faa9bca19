import { createPrivateKey, randomUUID, sign } from 'node:crypto'

import { HUB_SIGNATURE, hubCalls, HubRefusal } from '@ante/contract/launch/dialects/hub.ts'
import { dialectPath } from '@ante/contract/launch/dialects/vocabulary.ts'
import { rsaPairOf } from '@ante/demo/rsa-pair.ts'
import type * as z from 'zod/mini'

import type { Answer } from '../answer.ts'
import { decimalText } from '../decimal-text.ts'
import { mapAnswer } from './map-answer.ts'
import { readDialectAnswer } from './read-dialect-answer.ts'
import { parsedJson, sendAndRead } from './send.ts'
import type { CallTarget, CallPorts, MakeCalls } from './wallet-calls.ts'

/** Units of the hub's amounts per cent. */
const UNITS_PER_CENT = 1_000

interface Declared<Output extends z.ZodMiniType> {
  path: string
  output: Output
}

/** JSON, signed by RSA-SHA256; amounts ×100,000. */
export const hubWallet: MakeCalls = (ports) => {
  // Created on first use, because it takes long, and few vendors use this dialect.
  let { privateKey } = ports
  const signed = (body: string) => {
    privateKey ??= createPrivateKey(rsaPairOf(ports.key.secret).privateKey)
    return sign('sha256', Buffer.from(body), privateKey).toString('base64')
  }
  const call = <Output extends z.ZodMiniType>(declared: Declared<Output>, input: object) =>
    callGateway({ ...ports, signed }, declared, input)
  return {
    authenticate: async ({ token, gameId: game_code }) =>
      mapAnswer(await call(hubCalls.info, { token, game_code }), (value) => ({
        gatewaySession: value.token,
        playerId: value.user,
        nickname: value.nickname,
        balance: textOf(value.balance),
        currency: value.currency,
        language: value.lang,
        playMode: value.mode,
        lobbyUrl: value.lobby_url,
      })),
    balance: async (at) => mapAnswer(await call(hubCalls.balance, sessionFieldsOf(at)), balanceIn),
    bet: async (at, { transactionId, roundId, gameId, cents, currency }) => {
      const money = { amount: amountOf(cents), currency, transaction_uuid: transactionId }
      return mapAnswer(
        await call(hubCalls.bet, { ...sessionFieldsOf(at), round: roundId, game_code: gameId, ...money }),
        effectIn,
      )
    },
    win: async (at, { transactionId, betTransactionId, roundId, cents, currency, closeRound, ...winFields }) => {
      const { rakeCents, validCents } = winFields
      const money = {
        amount: amountOf(cents),
        currency,
        transaction_uuid: transactionId,
        ...(rakeCents != null && { rake: amountOf(rakeCents) }),
        ...(validCents != null && { valid_bet: amountOf(validCents) }),
      }
      const params = { round: roundId, reference_transaction_uuid: betTransactionId, round_closed: closeRound }
      return mapAnswer(await call(hubCalls.win, { ...sessionFieldsOf(at), ...money, ...params }), effectIn)
    },
    rollback: async (at, { transactionId, betTransactionId, roundId }) => {
      const rollbackIds = {
        round: roundId,
        transaction_uuid: transactionId,
        reference_transaction_uuid: betTransactionId,
      }
      return mapAnswer(await call(hubCalls.rollback, { ...sessionFieldsOf(at), ...rollbackIds }), effectIn)
    },
    resettle: async (at, { transactionId, winTransactionId, roundId, version, cents, currency }) => {
      const money = { amount: amountOf(cents), currency, transaction_uuid: transactionId }
      const params = { round: roundId, reference_transaction_uuid: winTransactionId, version }
      return mapAnswer(await call(hubCalls.resettle, { ...sessionFieldsOf(at), ...money, ...params }), effectIn)
    },
    closeRound: async (at, { roundId }) =>
      mapAnswer(await call(hubCalls.close, { ...sessionFieldsOf(at), round: roundId }), balanceIn),
    transaction: async (at, transactionId) =>
      mapAnswer(
        await call(hubCalls.transaction, { ...sessionFieldsOf(at), transaction_uuid: transactionId }),
        (value) => {
          return { state: value.state, reference: value.transaction }
        },
      ),
  }
}

async function callGateway<Output extends z.ZodMiniType>(
  { gatewayUrl, key, send, signed }: CallPorts & { signed: (body: string) => string },
  { path, output }: Declared<Output>,
  input: object,
): Promise<Answer<z.output<Output>>> {
  const body = JSON.stringify({ request_uuid: randomUUID(), ...input })
  const headers = { 'Content-Type': 'application/json', [HUB_SIGNATURE]: signed(body) }
  const url = gatewayUrl + dialectPath('hub', key.vendor) + path
  return sendAndRead(send, { url, headers, body }, ({ status, text }) => {
    if (status !== 200) return { kind: 'unknown', problem: `status ${status}` }
    const answer = parsedJson(text)
    const refusal = HubRefusal.safeParse(answer).data
    const balance = refusal?.balance === undefined ? null : textOf(refusal.balance)
    return readDialectAnswer({ dialect: 'hub', output, content: answer, code: refusal?.status, balance })
  })
}

const sessionFieldsOf = ({ gatewaySession, playerId }: CallTarget) => ({ token: gatewaySession, user: playerId })
const amountOf = (cents: bigint) => Number(cents) * UNITS_PER_CENT
const textOf = (amount: number) => decimalText(BigInt(Math.trunc(amount / UNITS_PER_CENT)))
const balanceIn = ({ balance }: { balance: number }) => ({ balance: textOf(balance) })

function effectIn({ balance, transaction }: { balance: number; transaction: string }) {
  return { ...balanceIn({ balance }), reference: transaction }
}
