import { hubCalls } from '@ante/contract/launch/dialects/hub.ts'
import { SUCCESS, vocabulary } from '@ante/contract/launch/dialects/vocabulary.ts'
import * as z from 'zod/mini'

import { callWallet } from '../../../seamless/call-wallet.ts'
import type { SeamlessCall, SeamlessOutcome } from '../../../seamless/seamless-wallet.ts'
import {
  balanceCall,
  betCall,
  closeCall,
  lookUpCall,
  resettleCall,
  rollbackCall,
  winCall,
} from '../../../seamless/wallet-calls.ts'
import { arrive } from '../arrive.ts'
import { dialectCall } from '../dialect-definition.ts'
import type { DialectDefinition, DialectContext } from '../dialect-definition.ts'
import { hubOf, unitsOfHub, validUnitsOfHub } from './amounts.ts'
import { isSignedForHub } from './is-signed.ts'

interface Recipient {
  user: string
  token: string
  request_uuid: string
}

const Params = z.object({ request_uuid: z.string().check(z.maxLength(80)) })

const headOf = ({ user, token }: Recipient, { vendor }: DialectContext) => ({
  vendor,
  sessionId: token,
  playerId: user,
})
const okAnswer = ({ request_uuid, user }: Pick<Recipient, 'request_uuid' | 'user'>) => ({
  status: SUCCESS.hub,
  request_uuid,
  user,
})

/**
 * JSON, signed with RSA-SHA256; amounts multiplied by 100,000; every answer has HTTP status 200 and a status code in
 * its body.
 */
export const hubDialect: DialectDefinition = {
  name: 'hub',
  isSigned: isSignedForHub,
  read: (body): unknown => JSON.parse(body.toString('utf8')),
  calls: [
    dialectCall(hubCalls.info, async ({ token, game_code: gameId, request_uuid }, context) => {
      const { session, balance } = await arrive(context, { token, gameId })
      return {
        ...okAnswer({ request_uuid, user: String(session.member_id) }),
        token: session.id,
        nickname: session.nickname,
        balance: hubOf(balance),
        currency: session.currency,
        lang: session.language,
        mode: session.play_mode,
        lobby_url: session.lobby_url,
      }
    }),
    dialectCall(hubCalls.balance, async (input, context) =>
      balanceIn(input, await sendCall(context, balanceCall(headOf(input, context)))),
    ),
    dialectCall(hubCalls.bet, async (input, context) => {
      const { round: roundId, transaction_uuid: transactionId, game_code: gameId, currency } = input
      const nodeId = context.ports.catalogue.nodeOf(context.vendor, gameId)
      const bet = { transactionId, roundId, gameId, nodeId, units: unitsOfHub(input.amount), currency }
      return effectIn(input, await sendCall(context, betCall(headOf(input, context), bet)))
    }),
    dialectCall(hubCalls.win, async (input, context) => {
      const { round: roundId, transaction_uuid: transactionId, currency } = input
      const validUnits = validUnitsOfHub(input)
      const pays = { units: unitsOfHub(input.amount), closeRound: input.round_closed, currency, validUnits }
      const win = { transactionId, roundId, betTransactionId: input.reference_transaction_uuid, ...pays }
      return effectIn(input, await sendCall(context, winCall(headOf(input, context), win)))
    }),
    dialectCall(hubCalls.rollback, async (input, context) => {
      const { round: roundId, transaction_uuid: transactionId, reference_transaction_uuid: betTransactionId } = input
      const rollback = { roundId, transactionId, betTransactionId }
      return effectIn(input, await sendCall(context, rollbackCall(headOf(input, context), rollback)))
    }),
    dialectCall(hubCalls.resettle, async (input, context) => {
      const { round: roundId, transaction_uuid: transactionId, version, currency } = input
      const pays = { units: unitsOfHub(input.amount), currency, validUnits: validUnitsOfHub(input) }
      const corrected = { roundId, transactionId, winTransactionId: input.reference_transaction_uuid, version, ...pays }
      return effectIn(input, await sendCall(context, resettleCall(headOf(input, context), corrected)))
    }),
    dialectCall(hubCalls.close, async (input, context) =>
      balanceIn(input, await sendCall(context, closeCall(headOf(input, context), input.round))),
    ),
    dialectCall(hubCalls.transaction, async (input, context) => {
      const { state, reference } = await sendCall(context, lookUpCall(headOf(input, context), input.transaction_uuid))
      return {
        ...okAnswer(input),
        state: state ?? 'unknown',
        transaction: reference === null ? null : String(reference),
      }
    }),
  ],
  refuse: ({ code, balance, input }) => ({
    status: 200,
    body: {
      status: vocabulary[code].hub,
      request_uuid: Params.safeParse(input).data?.request_uuid ?? null,
      ...(balance !== null && { balance: hubOf(balance) }),
    },
  }),
}

const sendCall = ({ ports }: DialectContext, call: SeamlessCall) => callWallet(ports.wallet, call)

function balanceIn(input: Recipient, { balance, currency }: SeamlessOutcome) {
  return { ...okAnswer(input), balance: hubOf(balance ?? 0n), currency: currency ?? '' }
}

function effectIn(input: Recipient, outcome: SeamlessOutcome) {
  return { ...balanceIn(input, outcome), transaction: String(outcome.reference) }
}
