import { createHash, randomBytes } from 'node:crypto'

import type { Selectable } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import '../tables.ts'

export type Conversation = Selectable<Tables['support_conversation']>

/** Who talks: a member, or the visitor that a browser's token names. */
export type Talker = { merchantCode: string } & ({ memberId: string } | { visitor: string | undefined })

const TOKEN_BYTES = 32

/** What a visitor's token is kept as, so that nobody who reads the table can talk as him. */
export const visitorHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The talker's conversation, if there is one at this merchant. */
export function conversationOf(db: Db, talker: Talker): Promise<Conversation | undefined> {
  const rows = db.selectFrom('support_conversation').selectAll().where('merchant_code', '=', talker.merchantCode)
  if ('memberId' in talker) return rows.where('member_id', '=', BigInt(talker.memberId)).executeTakeFirst()
  if (talker.visitor === undefined) return Promise.resolve(undefined)
  return rows.where('visitor', '=', visitorHash(talker.visitor)).executeTakeFirst()
}

/** A member has a conversation as soon as he says something. */
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

/** A conversation for a browser without a session; what opens it is told once. */
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
