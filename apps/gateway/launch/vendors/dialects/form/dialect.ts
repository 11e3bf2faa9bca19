import { createHash, timingSafeEqual } from 'node:crypto'

import { FORM_SIGNATURE, formCalls, formSignedText } from '@ante/contract/launch/dialects/form.ts'
import { SUCCESS, vocabulary } from '@ante/contract/launch/dialects/vocabulary.ts'

import { textOf, unitsOf } from '../../../../kit/money.ts'
import { callWallet } from '../../../seamless/call-wallet.ts'
import { validUnitsOf } from '../../../seamless/reported-valid.ts'
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
import { fieldsOf } from './fields.ts'

const SIGNATURE = /^[0-9a-f]{32}$/
const OK = { error: SUCCESS.form, description: 'success' } as const
/**
 * Returns the transaction id of a refund, which has no reference of its own. References of vendors must not contain a
 * colon, so there are no collisions.
 */
const refundOf = (reference: string) => `${reference}:refund`

interface Recipient {
  userId: string
  token: string
}

const headOf = ({ userId, token }: Recipient, { vendor }: DialectContext) => ({
  vendor,
  sessionId: token,
  playerId: userId,
})

/**
 * Form fields, signed with MD5 over all of them in order and the secret; amounts as decimal text; numeric refusal codes
 * in the body.
 */
export const formDialect: DialectDefinition = {
  name: 'form',
  isSigned: ({ body }, key) => {
    const fields = fieldsOf(body)
    const receivedSignature = SIGNATURE.exec(fields?.get(FORM_SIGNATURE) ?? '')?.[0] ?? ''
    const expected = createHash('md5')
      .update(formSignedText(fields ?? []) + (key?.secret ?? 'unknown key'))
      .digest()
    const actual = Buffer.from(receivedSignature.padEnd(expected.length * 2, '0'), 'hex')
    return timingSafeEqual(expected, actual) && receivedSignature !== ''
  },
  read: (body) => Object.fromEntries(fieldsOf(body) ?? []),
  calls: [
    dialectCall(formCalls.authenticate, async ({ token, gameId }, context) => {
      const { session, balance } = await arrive(context, { token, gameId })
      return {
        ...OK,
        userId: String(session.member_id),
        token: session.id,
        nickname: session.nickname,
        cash: textOf(balance),
        currency: session.currency,
        language: session.language,
        mode: session.play_mode,
        lobbyUrl: session.lobby_url,
      }
    }),
    dialectCall(formCalls.balance, async (input, context) =>
      balanceIn(await sendCall(context, balanceCall(headOf(input, context)))),
    ),
    dialectCall(formCalls.bet, async (input, context) => {
      const { roundId, reference: transactionId, gameId, currency } = input
      const nodeId = context.ports.catalogue.nodeOf(context.vendor, gameId)
      const bet = { transactionId, roundId, gameId, nodeId, units: unitsOf(input.amount), currency }
      return effectIn(await sendCall(context, betCall(headOf(input, context), bet)))
    }),
    dialectCall(formCalls.result, async (input, context) => {
      const { roundId, reference: transactionId, currency } = input
      const pays = { betTransactionId: null, closeRound: input.endRound === 'true', units: unitsOf(input.amount) }
      const validUnits = validUnitsOf(input)
      return effectIn(
        await sendCall(
          context,
          winCall(headOf(input, context), { transactionId, roundId, currency, validUnits, ...pays }),
        ),
      )
    }),
    dialectCall(formCalls.correction, async (input, context) => {
      const { roundId, reference: transactionId, resultReference: winTransactionId, currency } = input
      const pays = {
        version: Number(input.version),
        units: unitsOf(input.amount),
        currency,
        validUnits: validUnitsOf(input),
      }
      const corrected = { transactionId, roundId, winTransactionId, ...pays }
      return effectIn(await sendCall(context, resettleCall(headOf(input, context), corrected)))
    }),
    dialectCall(formCalls.refund, async (input, context) => {
      const rollback = {
        betTransactionId: input.reference,
        transactionId: refundOf(input.reference),
        roundId: input.roundId,
      }
      return effectIn(await sendCall(context, rollbackCall(headOf(input, context), rollback)))
    }),
    dialectCall(formCalls.endRound, async (input, context) =>
      balanceIn(await sendCall(context, closeCall(headOf(input, context), input.roundId))),
    ),
    dialectCall(formCalls.transaction, async (input, context) => {
      const { state, reference } = await sendCall(context, lookUpCall(headOf(input, context), input.reference))
      return { ...OK, state: state ?? 'unknown', transactionId: reference === null ? null : String(reference) }
    }),
  ],
  refuse: ({ code, balance }) => ({
    status: 200,
    body: {
      error: vocabulary[code].form,
      description: code,
      ...(balance !== null && { cash: textOf(balance) }),
    },
  }),
}

const sendCall = ({ ports }: DialectContext, call: SeamlessCall) => callWallet(ports.wallet, call)

function balanceIn({ balance, currency }: SeamlessOutcome) {
  return { ...OK, cash: textOf(balance ?? 0n), currency: currency ?? '' }
}

function effectIn(outcome: SeamlessOutcome) {
  return { ...balanceIn(outcome), transactionId: String(outcome.reference) }
}
