import { randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'

import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { claimRedRain, startRedRain } from '@ante/contract/promotions/red-rain.ts'
import type { Database } from '@ante/gateway/kit/db.ts'
import { manyMembers } from '@ante/gateway/promotions/test/rain-crowd.ts'

/** Maximum number of players per address within a minute. */
const PLAYERS_OF_AN_ADDRESS = 50

/** Length of a session token, as in the gateway. */
const TOKEN_BYTES = 32

export interface RainPlayer {
  token: string
  /** Local source address of the player's connections. */
  from: string
}

/** Creates signed-in members directly in the database: so many logins would be rate-limited for more than a day. */
export async function signedInPlayers({ db, pool }: Database, count: number): Promise<RainPlayer[]> {
  const members = await manyMembers(db, count)
  const tokens = members.map(() => randomBytes(TOKEN_BYTES).toString('base64url'))
  // The gateway's token hash: the hash of a JSON list with only the token in it.
  await pool.query(
    `insert into session (token_hash, member_id, created_at, last_seen_at, expires_at, device, ip, user_agent)
     select sha256(convert_to('["' || token || '"]', 'UTF8')), member_id, now(), now(), now() + interval '1 day', 'MOBILE', '127.0.0.1', 'bench'
     from unnest($1::text[], $2::int8[]) as one (token, member_id)`,
    [tokens, members.map(({ memberId }) => memberId)],
  )
  return tokens.map((token, index) => ({ token, from: `127.0.1.${1 + Math.floor(index / PLAYERS_OF_AN_ADDRESS)}` }))
}

export interface Answered {
  ms: number
  value: unknown
}

export const start = (url: string, player: RainPlayer, promotionId: string): Promise<Answered> =>
  call(url, startRedRain, { promotionId }, player)

export const claim = (url: string, player: RainPlayer, playId: string): Promise<Answered> =>
  call(url, claimRedRain, { playId, tapped: 7 }, player)

async function call(url: string, { path }: Pick<Endpoint, 'path'>, input: object, player: RainPlayer) {
  const startedAt = performance.now()
  const envelope: unknown = JSON.parse(await post(url + path, JSON.stringify(input), player))
  const ms = performance.now() - startedAt
  const isAnswered = typeof envelope === 'object' && envelope !== null && 'value' in envelope
  return { ms, value: isAnswered ? envelope.value : null }
}

function post(url: string, body: string, { token, from }: RainPlayer): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      [header.authorization]: token,
      [header.idempotencyKey]: randomUUID(),
    }
    const sent = request(url, { method: 'POST', headers, localAddress: from })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      answer.on('error', reject).on('end', () => resolve(text))
    })
    sent.end(body)
  })
}
