import type { Ports } from '../../kit/ports.ts'
import { IDLE_EXPIRY_MS, tokenHash } from './sessions.ts'

/** Returns the tokens whose sessions are valid. Does not count as activity: sessions are not extended. */
export async function validTokens({ db, clock }: Pick<Ports, 'db' | 'clock'>, tokens: string[]): Promise<Set<string>> {
  if (tokens.length === 0) return new Set()
  const byHash = new Map(tokens.map((token) => [tokenHash(token).toString('hex'), token]))
  const now = clock.now()
  const rows = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select('token_hash')
    .where('token_hash', 'in', tokens.map(tokenHash))
    .where('member.status', '=', 'active')
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - IDLE_EXPIRY_MS))
    .execute()
  return new Set(rows.flatMap(({ token_hash: hash }) => byHash.get(hash.toString('hex')) ?? []))
}
