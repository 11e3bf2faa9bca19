import { createHmac, timingSafeEqual } from 'node:crypto'

import { ACTIONS_SIGNATURE, actionsCalls } from '@ante/contract/launch/dialects/actions.ts'
import { OUTCOME_UNKNOWN, vocabulary } from '@ante/contract/launch/dialects/vocabulary.ts'
import type { DialectRefusalCode } from '@ante/contract/launch/dialects/vocabulary.ts'

import { callWallet } from '../../../seamless/call-wallet.ts'
import { balanceCall, lookUpCall } from '../../../seamless/wallet-calls.ts'
import { arrive } from '../arrive.ts'
import { dialectCall } from '../dialect-definition.ts'
import type { DialectDefinition } from '../dialect-definition.ts'
import { centsOf } from './cents.ts'
import { correct, play, undo } from './play.ts'

const SIGNATURE = /^[0-9a-f]{64}$/

/** JSON, signed with HMAC-SHA256 over its bytes; amounts in cents; numeric refusal codes with HTTP statuses. */
export const actionsDialect: DialectDefinition = {
  name: 'actions',
  isSigned: ({ headers, body }, key) => {
    const signature = headers[ACTIONS_SIGNATURE.toLowerCase()]
    const receivedSignature = typeof signature === 'string' && SIGNATURE.test(signature) ? signature : ''
    const expected = createHmac('sha256', key?.secret ?? 'unknown key')
      .update(body)
      .digest()
    const actual = Buffer.from(receivedSignature.padEnd(expected.length * 2, '0'), 'hex')
    return timingSafeEqual(expected, actual) && receivedSignature !== ''
  },
  read: (body): unknown => JSON.parse(body.toString('utf8')),
  calls: [
    dialectCall(actionsCalls.session, async ({ token, game }, context) => {
      const { session, balance } = await arrive(context, { token, gameId: game })
      return {
        session_id: session.id,
        user_id: String(session.member_id),
        nickname: session.nickname,
        balance: centsOf(balance),
        currency: session.currency,
        language: session.language,
        mode: session.play_mode,
        lobby_url: session.lobby_url,
      }
    }),
    dialectCall(actionsCalls.balance, async (input, { vendor, ports }) => {
      const head = { vendor, sessionId: input.session_id, playerId: input.user_id }
      const { balance, currency } = await callWallet(ports.wallet, balanceCall(head))
      return { balance: centsOf(balance ?? 0n), currency: currency ?? '' }
    }),
    dialectCall(actionsCalls.play, play),
    dialectCall(actionsCalls.rollback, undo),
    dialectCall(actionsCalls.resettle, correct),
    dialectCall(actionsCalls.transaction, async (input, { vendor, ports }) => {
      const head = { vendor, sessionId: input.session_id, playerId: input.user_id }
      const { state, reference } = await callWallet(ports.wallet, lookUpCall(head, input.action_id))
      return { state: state ?? 'unknown', tx_id: reference === null ? null : String(reference) }
    }),
  ],
  refuse: ({ code, balance }) => ({
    status: statusOf(code),
    body: {
      code: vocabulary[code].actions,
      message: code,
      ...(balance !== null && { balance: centsOf(balance) }),
    },
  }),
}

/**
 * Returns the HTTP status of a refusal. Below 500 nothing was done; from 500 on the outcome is unknown to the vendor.
 */
function statusOf(code: DialectRefusalCode): number {
  if (code === 'seamless.signature.invalid') return 403
  return OUTCOME_UNKNOWN.includes(code) ? vocabulary[code].actions : 400
}
