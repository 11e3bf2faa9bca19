import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { maskedAccount } from '../kit/masked-account.ts'
import { mainAccountOf, merchantAccount } from '../wallet/public.ts'
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from './rules.ts'
import './tables.ts'

/** A round that began and ended at a moment that is past. */
export interface PastRound {
  member: { id: bigint; account: string; merchantCode: string }
  currency: string
  nodeId: bigint
  staked: bigint
  paid: bigint
}

/** Plays rounds as their vendors' calls would have, by the same door: for the demo, which has a past. */
export async function writePastPlay(tx: Db, rounds: readonly PastRound[], at: Date): Promise<void> {
  const calls = (await Promise.all(rounds.map((round) => callsOf(tx, round, at)))).flat()
  if (calls.length === 0) return
  const asked = JSON.stringify(calls.map((call, ord) => ({ ord, ...call })))
  const later = (ms: number) => new Date(at.getTime() + ms)
  const { rows } = await sql<{ code: string }>`
    select code from answer_seamless_calls(${asked}::json, ${at}, ${later(0)}, ${later(SESSION_IDLE_MS)})`.execute(tx)
  const refused = rows.find(({ code }) => code !== 'done')
  if (refused) throw new Error(`past play was refused: ${refused.code}`)
}

async function callsOf(tx: Db, { member, currency, nodeId, staked, paid }: PastRound, at: Date) {
  const { merchantCode } = member
  const game = await tx.selectFrom('game').selectAll().where('node_id', '=', nodeId).executeTakeFirstOrThrow()
  const { vendor } = game
  const id = randomUUID()
  await tx
    .insertInto('game_session')
    .values({
      id,
      token_hash: null,
      token_expires_at: at,
      vendor,
      merchant_code: merchantCode,
      member_id: member.id,
      account_id: await mainAccountOf(tx, member.id),
      counter_account_id: await merchantAccount(tx, { merchantCode, currency, kind: 'vendor', vendor }),
      currency,
      node_id: nodeId,
      game_id: game.game_id,
      category: game.category,
      play_mode: 'real',
      // The board of winners shows people.
      ranked: false,
      nickname: member.account,
      masked_name: maskedAccount(member.account),
      language: 'EN',
      lobby_url: '',
      opened_at: at,
      authenticated_at: at,
      expires_at: new Date(at.getTime() + SESSION_IDLE_MS),
      ends_at: new Date(at.getTime() + SESSION_LIFE_MS),
      open_until: at,
    })
    .execute()
  const call = (kind: 'bet' | 'win', amount: bigint) => ({
    vendor,
    nonce: randomUUID(),
    kind,
    session_id: id,
    transaction_id: `${id}:${kind}`,
    round_id: id,
    game_id: game.game_id,
    currency,
    amount: String(amount),
    fingerprint: `\\x${Buffer.from(kind).toString('hex')}`,
  })
  const win = { ...call('win', paid), bet_transaction_id: `${id}:bet`, close_round: true }
  return [call('bet', staked), win]
}
