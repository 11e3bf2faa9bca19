import { createHmac, randomUUID } from 'node:crypto'

import {
  seamlessAuthenticate,
  seamlessBet,
  seamlessHeader,
  seamlessSignedHead,
  seamlessWin,
} from '@ante/contract/launch/seamless-wallet.ts'
import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'

import { openGameSession } from '../../apps/gateway/launch/opening/game-sessions.ts'
import { addressOf } from './brand.ts'
import { withDatabase } from './ledger.ts'

/** The demo's first vendor, by whose key this one signs. */
const VENDOR = 'ANS'
const GAME = 'northlight-reels'

interface Round {
  stake: string
  /** What of the stake goes to the jackpot; only where the merchant has one. */
  jackpotContribution?: string
  win: string
}

/** A round as a vendor's server plays it, over the seamless wallet: stake, win, end. */
export async function playRound(account: string, merchantCode: string, round: Round): Promise<void> {
  const { token, currency, sign } = await launched(account, merchantCode)
  const { sessionId } = await sign(seamlessAuthenticate, { token, gameId: GAME })
  const [roundId, betTransactionId] = [`r-${randomUUID()}`, `b-${randomUUID()}`]
  const bet = { sessionId, transactionId: betTransactionId, roundId, gameId: GAME, amount: round.stake, currency }
  const { jackpotContribution } = round
  await sign(seamlessBet, { ...bet, ...(jackpotContribution && { jackpotContribution }) })
  const win = { sessionId, transactionId: `w-${randomUUID()}`, roundId, betTransactionId, amount: round.win, currency }
  await sign(seamlessWin, { ...win, closeRound: true })
}

const MEMBER = `
  select member.id, member.type, merchant.currency from member join merchant on merchant.code = member.merchant_code
  where member.account = $1 and member.merchant_code = $2`

/** A game that the member has just opened. */
function launched(account: string, merchantCode: string) {
  return withDatabase(async ({ db, pool }) => {
    const found = await pool.query<{ id: bigint; type: number; currency: string }>(MEMBER, [account, merchantCode])
    const [member] = found.rows
    if (!member) throw new Error(`${merchantCode} has no member ${account}`)
    const { id, type, currency } = member
    const game = await db.selectFrom('game').selectAll().where('game_id', '=', GAME).executeTakeFirstOrThrow()
    const key = await db.selectFrom('vendor_key').selectAll().where('vendor', '=', VENDOR).executeTakeFirstOrThrow()
    const { node_id, vendor, game_id: gameId, name, picture, category } = game
    const { token } = await openGameSession(db, {
      member: { memberId: String(id), merchantCode, account, type, currency, token: '' },
      game: {
        nodeId: Number(node_id),
        vendor,
        vendorName: '',
        gameId,
        name,
        picture,
        category,
        supportPlay: true,
        playable: true,
        launchUrl: '',
        protocol: 'ante',
        serviceUrl: null,
      },
      playMode: 'real',
      language: 'EN',
      lobbyUrl: '',
      now: new Date(),
    })
    return { token, currency, sign: signedBy(key.key_id, key.secret) }
  })
}

/** What a call of the vendor's gives, signed as all of them are. */
function signedBy(keyId: string, secret: string) {
  return async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> => {
    const [timestamp, nonce, body] = [String(Date.now()), randomUUID(), JSON.stringify(input)]
    const head = seamlessSignedHead({ path: endpoint.path, timestamp, nonce })
    const headers = {
      'Content-Type': 'application/json',
      [seamlessHeader.vendor]: VENDOR,
      [seamlessHeader.key]: keyId,
      [seamlessHeader.timestamp]: timestamp,
      [seamlessHeader.nonce]: nonce,
      [seamlessHeader.signature]: createHmac('sha256', secret).update(head).update(body).digest('hex'),
    }
    const answer = await fetch(addressOf('aurora') + endpoint.path, { method: 'POST', headers, body })
    const envelope = (await answer.json()) as { success: boolean; value: OutputOf<E>; errorCode?: string }
    if (!envelope.success) throw new Error(`${endpoint.path}: ${envelope.errorCode}`)
    return envelope.value
  }
}
