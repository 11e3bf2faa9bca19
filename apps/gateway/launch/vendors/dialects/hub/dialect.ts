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
import { spoken } from '../spoken-dialect.ts'
import type { SpokenDialect, Turn } from '../spoken-dialect.ts'
import { hubOf, unitsOfHub, validUnitsOfHub } from './amounts.ts'
import { isSignedForHub } from './is-signed.ts'

interface Recipient {
  user: string
  token: string
  request_uuid: string
}

const Params = z.object({ request_uuid: z.string().check(z.maxLength(80)) })

const headOf = ({ user, token }: Recipient, { vendor }: Turn) => ({ vendor, sessionId: token, playerId: user })
const okTo = ({ request_uuid, user }: Pick<Recipient, 'request_uuid' | 'user'>) => ({
  status: SUCCESS.hub,
  request_uuid,
  user,
})

/** JSON, signed with RSA-SHA256; amounts ×100,000; every answer with HTTP 200 and a status in its body. */
export const hubDialect: SpokenDialect = {
  name: 'hub',
  isSigned: isSignedForHub,
  read: (body): unknown => JSON.parse(body.toString('utf8')),
  calls: [
    spoken(hubCalls.info, async ({ token, game_code: gameId, request_uuid }, turn) => {
      const { session, balance } = await arrive(turn, { token, gameId })
      return {
        ...okTo({ request_uuid, user: String(session.member_id) }),
        token: session.id,
        nickname: session.nickname,
        balance: hubOf(balance),
        currency: session.currency,
        lang: session.language,
        mode: session.play_mode,
        lobby_url: session.lobby_url,
      }
    }),
    spoken(hubCalls.balance, async (said, turn) => balanceIn(said, await ask(turn, balanceCall(headOf(said, turn))))),
    spoken(hubCalls.bet, async (said, turn) => {
      const { round: roundId, transaction_uuid: transactionId, game_code: gameId, currency } = said
      const nodeId = turn.ports.catalogue.nodeOf(turn.vendor, gameId)
      const bet = { transactionId, roundId, gameId, nodeId, units: unitsOfHub(said.amount), currency }
      return effectIn(said, await ask(turn, betCall(headOf(said, turn), bet)))
    }),
    spoken(hubCalls.win, async (said, turn) => {
      const { round: roundId, transaction_uuid: transactionId, currency } = said
      const validUnits = validUnitsOfHub(said)
      const pays = { units: unitsOfHub(said.amount), closeRound: said.round_closed, currency, validUnits }
      const win = { transactionId, roundId, betTransactionId: said.reference_transaction_uuid, ...pays }
      return effectIn(said, await ask(turn, winCall(headOf(said, turn), win)))
    }),
    spoken(hubCalls.rollback, async (said, turn) => {
      const { round: roundId, transaction_uuid: transactionId, reference_transaction_uuid: betTransactionId } = said
      const undone = { roundId, transactionId, betTransactionId }
      return effectIn(said, await ask(turn, rollbackCall(headOf(said, turn), undone)))
    }),
    spoken(hubCalls.resettle, async (said, turn) => {
      const { round: roundId, transaction_uuid: transactionId, version, currency } = said
      const pays = { units: unitsOfHub(said.amount), currency, validUnits: validUnitsOfHub(said) }
      const corrected = { roundId, transactionId, winTransactionId: said.reference_transaction_uuid, version, ...pays }
      return effectIn(said, await ask(turn, resettleCall(headOf(said, turn), corrected)))
    }),
    spoken(hubCalls.close, async (said, turn) =>
      balanceIn(said, await ask(turn, closeCall(headOf(said, turn), said.round))),
    ),
    spoken(hubCalls.transaction, async (said, turn) => {
      const { state, reference } = await ask(turn, lookUpCall(headOf(said, turn), said.transaction_uuid))
      return { ...okTo(said), state: state ?? 'unknown', transaction: reference === null ? null : String(reference) }
    }),
  ],
  refuse: ({ code, balance, said }) => ({
    status: 200,
    body: {
      status: vocabulary[code].hub,
      request_uuid: Params.safeParse(said).data?.request_uuid ?? null,
      ...(balance !== null && { balance: hubOf(balance) }),
    },
  }),
}

const ask = ({ ports }: Turn, call: SeamlessCall) => callWallet(ports.wallet, call)

function balanceIn(said: Recipient, { balance, currency }: SeamlessOutcome) {
  return { ...okTo(said), balance: hubOf(balance ?? 0n), currency: currency ?? '' }
}

function effectIn(said: Recipient, outcome: SeamlessOutcome) {
  return { ...balanceIn(said, outcome), transaction: String(outcome.reference) }
}
