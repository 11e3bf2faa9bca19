import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { IdentityPorts } from '../identity-ports.ts'
import { sha256 } from '../../kit/sha256.ts'

type ChallengePorts = Pick<IdentityPorts, 'db' | 'clock'>

/** Lifetime of a challenge: five minutes for the user to respond. */
const GOOD_FOR_MS = 5 * 60_000
const CHALLENGE_BYTES = 32
const DELETED_AT_ONCE = 20

/** Creates a challenge: for a member who adds a passkey, or without member for a sign-in. */
export async function newChallenge({ db, clock }: ChallengePorts, memberId: bigint | null) {
  const now = clock.now()
  await deleteExpired(db, now)
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES))
  const expires = new Date(now.getTime() + GOOD_FOR_MS)
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: hashOf(Buffer.from(challenge).toString('base64url')),
      member_id: memberId,
      expires_at: expires,
    })
    .execute()
  return challenge
}

/** Whether the challenge was issued to this member and is unused. Any answer invalidates it. */
export async function useChallenge({ db, clock }: ChallengePorts, challenge: string, memberId: bigint | null) {
  const used = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashOf(challenge))
    .returning(['member_id', 'expires_at'])
    .executeTakeFirst()
  return used !== undefined && used.member_id === memberId && used.expires_at > clock.now()
}

const hashOf = (challenge: string) => sha256('passkey challenge', challenge)

async function deleteExpired(db: Db, now: Date): Promise<void> {
  await sql`
    delete from passkey_challenge where challenge_hash in (
      select challenge_hash from passkey_challenge where expires_at < ${now}
      order by expires_at limit ${DELETED_AT_ONCE} for update skip locked
    )`.execute(db)
}
