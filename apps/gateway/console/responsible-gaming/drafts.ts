import { recordInteraction } from '@ante/contract/console/responsible-gaming.ts'
import type { dismissInteractionDraft, listInteractionDrafts } from '@ante/contract/console/responsible-gaming.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { Db } from '../../kit/db.ts'
import { inTransaction } from '../../kit/db.ts'
import { pageOf } from '../../kit/page-of.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { caseOf, closeFlag, lockedFlag, notifyOfCase } from '../../support/public.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

const PAGE_SIZE = 50
const refuse = refusalsOf(recordInteraction)

/** Returns a page of the interactions that care words have begun, newest first. Those of visitors have no player. */
export async function draftsPage(
  db: Db,
  merchantCode: string | null,
  { after }: ParsedInputOf<typeof listInteractionDrafts>,
): Promise<OutputOf<typeof listInteractionDrafts>> {
  const rows = await db
    .selectFrom('support_care_flag as flag')
    .innerJoin('member', 'member.id', 'flag.member_id')
    .select(['flag.id', 'flag.member_id', 'flag.case_id', 'flag.at', 'flag.words', 'flag.quote', 'member.account'])
    .where('flag.merchant_code', '=', merchantCode ?? '')
    .where('flag.state', '=', 'open')
    .$if(after !== undefined, (query) => query.where('flag.id', '<', BigInt(after ?? 0)))
    .orderBy('flag.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const { page, next } = pageOf(rows, PAGE_SIZE, ({ id }) => String(id))
  return {
    rows: page.map((row) => ({
      id: String(row.id),
      player: { id: String(row.member_id), account: row.account },
      at: row.at.toISOString(),
      words: row.words,
      quote: row.quote,
      supportCase: String(row.case_id),
    })),
    next,
  }
}

interface Completing {
  merchantCode: string
  draft: string
  memberId: bigint
  interactionId: bigint
  by: string
  at: Date
}

/** Closes the draft of a recorded interaction. */
export async function completeDraft(
  tx: Db,
  { merchantCode, draft, memberId, interactionId, by, at }: Completing,
): Promise<void> {
  const flag = await draftOf(tx, merchantCode, draft)
  if (flag.member_id !== memberId) throw refuse('interaction.draft.not_found')
  if (flag.state !== 'open') throw refuse('interaction.draft.closed', { by: flag.closed_by ?? '' })
  await closeFlag(tx, flag.id, { by, at, as: { interactionId } })
  await notifyOfDraft(tx, flag)
}

/** Dismisses a draft. The flag of a visitor, which is in the case only, can be dismissed too. */
export function dismissDraft(
  { db, clock }: ScreenPorts,
  { id, reason }: ParsedInputOf<typeof dismissInteractionDraft>,
  context: StaffContext,
): Promise<Record<never, never>> {
  const entry = { action: 'responsible-gaming.draft.dismiss', object: `draft:${id}`, reason }
  return inTransaction(db, async (tx) => {
    const flag = await draftOf(tx, merchantOf(context), id)
    const by = context.staff.name
    if (flag.state === 'dismissed' && flag.closed_by === by) {
      await context.audit(tx, { ...entry, after: 'repeated' })
      return {}
    }
    if (flag.state !== 'open') throw refuse('interaction.draft.closed', { by: flag.closed_by ?? '' })
    await closeFlag(tx, flag.id, { by, at: clock.now(), as: { reason } })
    await notifyOfDraft(tx, flag)
    await context.audit(tx, { ...entry, before: { words: flag.words }, after: { state: 'dismissed' } })
    return {}
  })
}

async function draftOf(tx: Db, merchantCode: string, id: string) {
  const flag = await lockedFlag(tx, merchantCode, BigInt(id))
  if (!flag) throw refuse('interaction.draft.not_found')
  return flag
}

/** The case no longer shows the flag. */
async function notifyOfDraft(tx: Db, flag: { merchant_code: string; case_id: bigint }): Promise<void> {
  const found = await caseOf(tx, flag.merchant_code, flag.case_id)
  if (found) await notifyOfCase(tx, found)
}
