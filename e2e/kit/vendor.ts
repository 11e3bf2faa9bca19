import { createHmac, randomUUID } from 'node:crypto'

import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import {
  seamlessAuthenticate,
  seamlessBet,
  seamlessHeader,
  seamlessSignedHead,
  seamlessWin,
} from '@ante/contract/launch/seamless-wallet.ts'
import { games } from '@ante/demo/games.ts'
import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import { openGameSession } from '@ante/gateway/launch/opening/game-sessions.ts'

import { addressOf } from './brand.ts'
import { withDatabase } from './ledger.ts'

/** Secret from which the vendors' keys are derived; the gateway has the same default. */
const VENDORS_SECRET = process.env['VENDORS_SECRET'] ?? 'vendors-demo-secret-not-for-production'

interface VendorGame {
  /** The vendor whose key signs the calls. */
  vendor: string
  gameId: string
}

/** A game of the demo's first vendor, without a jackpot contribution. */
const PLAIN_GAME: VendorGame = { vendor: 'ANS', gameId: 'northlight-reels' }
const JACKPOT_GAME: VendorGame = games.find(({ classes }) => classes.includes('JP')) ?? PLAIN_GAME

interface Round {
  stake: string
  /** Game of the round; `PLAIN_GAME` when absent. */
  at?: VendorGame
  /** Contribution of the stake to the jackpot, at a merchant with a jackpot. */
  jackpotContribution?: string
  win: string
}

/** Plays a round as a vendor's server, over the seamless wallet: stake, win, end. */
export async function playRound(account: string, merchantCode: string, round: Round): Promise<void> {
  const { jackpotContribution } = round
  const vendorGame = round.at ?? (jackpotContribution === undefined ? PLAIN_GAME : JACKPOT_GAME)
  const { gameId } = vendorGame
  const { token, currency, sign } = await launched(account, merchantCode, vendorGame)
  const { sessionId } = await sign(seamlessAuthenticate, { token, gameId })
  const [roundId, betTransactionId] = [`r-${randomUUID()}`, `b-${randomUUID()}`]
  const bet = { sessionId, transactionId: betTransactionId, roundId, gameId, amount: round.stake, currency }
  await sign(seamlessBet, { ...bet, ...(jackpotContribution && { jackpotContribution }) })
  const win = { sessionId, transactionId: `w-${randomUUID()}`, roundId, betTransactionId, amount: round.win, currency }
  await sign(seamlessWin, { ...win, closeRound: true })
}

const MEMBER = `
  select member.id, member.type, merchant.currency from member join merchant on merchant.code = member.merchant_code
  where member.account = $1 and member.merchant_code = $2`

/** Opens a game session of the member. */
function launched(account: string, merchantCode: string, vendorGame: VendorGame) {
  return withDatabase(async ({ db, pool }) => {
    const members = await pool.query<{ id: bigint; type: number; currency: string }>(MEMBER, [account, merchantCode])
    const [member] = members.rows
    if (!member) throw new Error(`${merchantCode} has no member ${account}`)
    const { id, type, currency } = member
    const game = await db
      .selectFrom('game')
      .selectAll()
      .where('game_id', '=', vendorGame.gameId)
      .where('vendor', '=', vendorGame.vendor)
      .executeTakeFirstOrThrow()
    const { node_id, vendor, game_id: gameId, category } = game
    const { token } = await openGameSession(db, {
      member: { memberId: String(id), merchantCode, account, type, currency, token: '' },
      game: { nodeId: Number(node_id), vendor, gameId, category },
      playMode: 'real',
      language: 'EN',
      lobbyUrl: '',
      now: new Date(),
    })
    return { token, currency, sign: signedBy(vendorGame.vendor) }
  })
}

/** Returns the result of a vendor's signed call. */
function signedBy(vendor: string) {
  const { keyId, secret } = vendorKeyOf(VENDORS_SECRET, vendor)
  return async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> => {
    const [timestamp, nonce, body] = [String(Date.now()), randomUUID(), JSON.stringify(input)]
    const head = seamlessSignedHead({ path: endpoint.path, timestamp, nonce })
    const headers = {
      'Content-Type': 'application/json',
      [seamlessHeader.vendor]: vendor,
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
