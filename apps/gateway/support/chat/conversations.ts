import { createHash, randomBytes } from 'node:crypto'

import type { Selectable } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import '../tables.ts'

export type Conversation = Selectable<Tables['support_conversation']>

/** Participant of a chat: a member, or the visitor identified by a browser's token. */
export type ChatParticipant = { merchantCode: string } & ({ memberId: string } | { visitor: string | undefined })

const TOKEN_BYTES = 32

/** Returns the hash of a visitor's token for storage, so that read access to the table allows no impersonation. */
export const visitorHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Returns the participant's conversation at this merchant, if there is one. */
export function conversationOf(db: Db, participant: ChatParticipant): Promise<Conversation | undefined> {
  const rows = db.selectFrom('support_conversation').selectAll().where('merchant_code', '=', participant.merchantCode)
  if ('memberId' in participant) return rows.where('member_id', '=', BigInt(participant.memberId)).executeTakeFirst()
  if (participant.visitor === undefined) return Promise.resolve(undefined)
  return rows.where('visitor', '=', visitorHash(participant.visitor)).executeTakeFirst()
}

/** Creates a member's conversation with the first message. */
export async function beginConversation(
  tx: Db,
  { memberId, merchantCode, at }: { memberId: string; merchantCode: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('support_conversation')
    .values({ merchant_code: merchantCode, member_id: BigInt(memberId), visitor: null, begun_at: at, last_at: at })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
}

/**
 * Creates a conversation for a browser without a session. Returns its token, which is not stored and cannot be read
 * again.
 */
export async function newVisitor(db: Db, merchantCode: string, at: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await db
    .insertInto('support_conversation')
    .values({
      merchant_code: merchantCode,
      member_id: null,
      visitor: visitorHash(token),
      begun_at: at,
      last_at: at,
    })
    .execute()
  return token
}
