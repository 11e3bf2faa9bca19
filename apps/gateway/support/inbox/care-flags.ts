import { cutText } from '@ante/contract/kit/text.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import { careWordsIn, careWordsOf } from './care-words.ts'
import type { Case } from './cases.ts'

export type CareFlag = Selectable<Tables['support_care_flag']>

/** Maximum number of stored characters of the message. */
const QUOTE_LENGTH = 300

interface Written {
  /** Null for a visitor. */
  memberId: bigint | null
  text: string
  at: Date
}

/**
 * Raises a flag for a message that has words which may show harm by play. A case has one open flag: further words are
 * added to it.
 */
export async function raiseCareFlag(tx: Db, of: Case, { memberId, text, at }: Written): Promise<void> {
  const lists = await careWordsOf(tx, of.merchant_code)
  const words = [...new Set(lists.flatMap((list) => careWordsIn(text, list.words)))]
  if (words.length === 0) return
  await sql`
    insert into support_care_flag as flag (merchant_code, case_id, member_id, words, quote, at)
    values (${of.merchant_code}, ${of.id}, ${memberId}, ${words}, ${cutText(text, QUOTE_LENGTH)}, ${at})
    on conflict (case_id) where state = 'open' do update set
      words = (select array_agg(distinct word) from unnest(flag.words || excluded.words) word),
      member_id = coalesce(flag.member_id, excluded.member_id)`.execute(tx)
}

/** Returns the open flag of a case. */
export const openFlagOf = (db: Db, caseId: bigint): Promise<CareFlag | undefined> =>
  db
    .selectFrom('support_care_flag')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('state', '=', 'open')
    .executeTakeFirst()

/** Returns a flag of a member of a merchant, locked until the transaction ends. */
export const lockedFlag = (tx: Db, merchantCode: string, id: bigint): Promise<CareFlag | undefined> =>
  tx
    .selectFrom('support_care_flag')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_code', '=', merchantCode)
    .forUpdate()
    .executeTakeFirst()

interface Closing {
  by: string
  at: Date
  /** Why no interaction is recorded, or the recorded interaction. */
  as: { reason: string } | { interactionId: bigint }
}

/** Closes a locked flag. */
export async function closeFlag(tx: Db, id: bigint, { by, at, as }: Closing): Promise<void> {
  const outcome =
    'reason' in as
      ? ({ state: 'dismissed', reason: as.reason } as const)
      : ({ state: 'recorded', interaction_id: as.interactionId } as const)
  await tx
    .updateTable('support_care_flag')
    .set({ ...outcome, closed_by: by, closed_at: at })
    .where('id', '=', id)
    .execute()
}
