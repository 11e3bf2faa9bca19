import type { listSupportCases } from '@ante/contract/console/support.ts'
import type { CaseCount, SupportCase } from '@ante/contract/console/support-parts.ts'
import { CaseList } from '@ante/contract/console/list-filters.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { pageOf } from '../../kit/page-of.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { rightIn } from '../../staff/public.ts'
import { kindOf } from '../../support/public.ts'
import type { Case } from '../../support/public.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'

const PAGE_SIZE = 50
/** Maximum count of a list. */
const MAX_COUNT = 999
/** Maximum length of the shown beginning of the last message. */
const EXCERPT = 140

interface StoredCase extends Case {
  member_id: bigint | null
  account: string | null
  assignee_name: string | null
  role_name: string | null
  excerpt: string | null
  is_flagged: boolean
}

/** Selects cases with what the lists show of them; `one` is the case. */
const casesWhere = (where: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number) => sql<StoredCase>`
  select one.*, member.id as member_id, member.account, person.mail as assignee_name, role.name as role_name,
    left(coalesce(message.text, feedback.content), ${EXCERPT}) as excerpt,
    exists (select from support_care_flag flag where flag.case_id = one.id and flag.state = 'open') as is_flagged
  from support_case one
    left join support_conversation talk on talk.id = one.conversation_id
    left join support_message message on message.conversation_id = talk.id and message.seq = talk.last_seq
    left join support_feedback feedback on feedback.id = one.feedback_id
    left join member on member.id = coalesce(talk.member_id, feedback.member_id)
    left join staff_account person on person.id = one.assignee
    left join staff_role role on role.code = one.role and role.merchant_code = one.merchant_code
  where ${where} order by ${order} limit ${limit}`

/** Whether the caller may see feedback too. */
export const seesFeedback = ({ held }: Pick<StaffContext, 'held'>): boolean =>
  rightIn(held, 'support.feedback.read', 'apply') !== undefined

/** Rows of a list. `is null` and `=` of the assignee are conditions of the index `support_case_of_assignee`. */
function inList(list: CaseList, context: StaffContext): RawBuilder<unknown> {
  const visible = sql`one.merchant_code = ${merchantOf(context)}
    and (${seesFeedback(context)}::bool or one.feedback_id is null)`
  if (list === 'all') return visible
  return list === 'mine'
    ? sql`${visible} and one.assignee = ${context.staff.staffId}`
    : sql`${visible} and one.assignee is null`
}

/** Returns a page of a list, and what waits in each list. Resolved cases are listed newest first. */
export async function casesPage(
  db: Db,
  { list, state, kind, category, language, after }: ParsedInputOf<typeof listSupportCases>,
  context: StaffContext,
): Promise<Omit<OutputOf<typeof listSupportCases>, 'languages'>> {
  const isNewestFirst = state === 'resolved'
  const cursor = after === undefined ? null : parseCursor(after)
  const key = sql`(one.is_answered, one.order_at, one.id)`
  const behind =
    cursor === null
      ? sql`true`
      : sql`${key} ${sql.raw(isNewestFirst ? '<' : '>')} (${cursor.isAnswered}::bool, ${cursor.at}::timestamptz, ${cursor.id}::int8)`
  const where = sql`${inList(list, context)} and one.state = ${state} and ${behind}
    and (${kind ?? null}::text is null or (one.feedback_id is null) = (${kind ?? ''} = 'chat'))
    and (${category ?? null}::text is null or one.category = ${category ?? null})
    and (${language ?? null}::text is null or one.language = ${language ?? null})`
  const order = isNewestFirst
    ? sql`one.is_answered desc, one.order_at desc, one.id desc`
    : sql`one.is_answered, one.order_at, one.id`
  const { rows } = await casesWhere(where, order, PAGE_SIZE + 1).execute(db)
  const { page, next } = pageOf(rows, PAGE_SIZE, cursorOf)
  return { rows: page.map(shownCase), next, counts: await countsOf(db, context) }
}

/** Returns a case with what the lists show of it; null if the caller may not see it, or there is none. */
export async function listedCase(db: Db, context: StaffContext, id: bigint): Promise<SupportCase | null> {
  const { rows } = await casesWhere(sql`${inList('all', context)} and one.id = ${id}`, sql`one.id`, 1).execute(db)
  const [row] = rows
  return row ? shownCase(row) : null
}

async function countsOf(db: Db, context: StaffContext): Promise<Record<CaseList, CaseCount>> {
  const counted = await Promise.all(
    CaseList.options.map(async (list): Promise<[CaseList, CaseCount]> => {
      const { rows } = await sql<{ count: bigint; oldest: Date | null }>`
        select count(*) as count, min(waiting_since) as oldest from (
          select one.waiting_since from support_case one
          where ${inList(list, context)} and one.state = 'open'
          order by one.is_answered, one.order_at, one.id limit ${MAX_COUNT + 1}
        ) counted`.execute(db)
      const { count = 0n, oldest = null } = rows[0] ?? {}
      const isCapped = Number(count) > MAX_COUNT
      return [list, { count: isCapped ? MAX_COUNT : Number(count), isCapped, oldest: oldest?.toISOString() ?? null }]
    }),
  )
  const { mine, unassigned, all } = Object.fromEntries(counted)
  if (!mine || !unassigned || !all) throw new Error('a list of cases is not counted')
  return { mine, unassigned, all }
}

const cursorOf = ({ is_answered: isAnswered, order_at: at, id }: StoredCase): string =>
  `${isAnswered ? 1 : 0}${String(at.getTime()).padStart(TIME_DIGITS, '0')}${id}`

/** Times and ids beyond the range of their columns are after all rows. */
function parseCursor(text: string): { isAnswered: boolean; at: Date; id: bigint } {
  const at = Math.min(Number(text.slice(1, 1 + TIME_DIGITS)), MAX_TIME)
  const id = BigInt(text.slice(1 + TIME_DIGITS))
  return { isAnswered: text.startsWith('1'), at: new Date(at), id: id > MAX_ID ? MAX_ID : id }
}

const TIME_DIGITS = 15
const MAX_ID = 2n ** 63n - 1n

/** The end of the year 9999, in milliseconds since 1970. */
const MAX_TIME = 253_402_300_799_999

function shownCase(row: StoredCase): SupportCase {
  const { member_id: memberId, account, assignee, assignee_name: name, role, role_name: roleName } = row
  return {
    id: String(row.id),
    kind: kindOf(row),
    category: row.category,
    player: memberId === null || account === null ? null : { id: String(memberId), account },
    formerAccount: row.former_account,
    language: row.language,
    state: row.state,
    assignee: assignee === null ? null : { id: String(assignee), name: name ?? '' },
    role: role === null ? null : { code: role, name: roleName ?? role },
    waitingSince: row.waiting_since?.toISOString() ?? null,
    snoozedUntil: row.snoozed_until?.toISOString() ?? null,
    lastAt: row.last_at.toISOString(),
    excerpt: row.excerpt ?? '',
    isFlagged: row.is_flagged,
  }
}
