import { MAILS_PER_PAGE } from '@ante/contract/messaging/mail.ts'
import type {
  getInbox,
  Mail,
  MailKind,
  MailSelection,
  showMail as showEndpoint,
} from '@ante/contract/messaging/mail.ts'
import { cutText } from '@ante/contract/kit/text.ts'
import { plainText } from '@ante/contract/messaging/rich-text/plain-text.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { languages } from '@ante/contract/merchant/language.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import { isExcluded } from '../../responsible-gaming/public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { pageOf } from '../../kit/page-of.ts'
import type { Ports } from '../../kit/ports.ts'
import type { HelpQuery } from '../list-help.ts'
import { localizedFor } from '../rules.ts'
import type { Wordings } from '../tables.ts'
import type { MailTable } from './tables.ts'

/** Owner of an inbox, with language. */
export interface BoxOwner extends HelpQuery {
  memberId: bigint
}

type MailPorts = Pick<Ports, 'db' | 'clock'>
type Row = Selectable<MailTable> & { texts: Wordings | null }

/** Kinds that encourage play, which are hidden from excluded members. */
const PROMOTIONAL_KINDS: MailKind[] = ['offer', 'reward']
const NO_KINDS: MailKind[] = []
const BEGINNING_CHARACTERS = 160

const hiddenKinds = async ({ db, clock }: MailPorts, memberId: bigint): Promise<MailKind[]> =>
  (await isExcluded(db, memberId, clock.now())) ? PROMOTIONAL_KINDS : NO_KINDS

const mailsOf = (db: Db, memberId: bigint, hidden: MailKind[]) =>
  db
    .selectFrom('mail')
    .leftJoin('mail_letter', 'mail_letter.id', 'mail.letter_id')
    .selectAll('mail')
    .select('mail_letter.texts')
    .where('mail.member_id', '=', memberId)
    .$if(hidden.length > 0, (query) => query.where('mail.kind', 'not in', hidden))

/** Returns a page of the member's mails, newest first by date; `after` is the previous page's `next`. */
export async function listMails(
  ports: MailPorts,
  owner: BoxOwner,
  after: string | undefined,
): Promise<OutputOf<typeof getInbox>> {
  const hidden = await hiddenKinds(ports, owner.memberId)
  const rows = await mailsOf(ports.db, owner.memberId, hidden)
    .$if(after !== undefined, (earlier) => earlier.where(isOlderThan(after ?? '')))
    .orderBy('mail.written_at', 'desc')
    .orderBy('mail.id', 'desc')
    .limit(MAILS_PER_PAGE + 1)
    .execute()
  const { page, next } = pageOf(rows, MAILS_PER_PAGE, (last) => `${last.written_at.getTime()}-${last.id}`)
  return {
    records: page.map((row) => shownMail(row, owner)),
    unread: await countUnread(ports.db, owner.memberId, hidden),
    latestId: await latestIdOf(ports.db, owner.memberId, hidden),
    next,
  }
}

function isOlderThan(cursor: string) {
  const [writtenAtMs = '', id = ''] = cursor.split('-')
  return sql<boolean>`(mail.written_at, mail.id) < (${new Date(Number(writtenAtMs))}::timestamptz, ${BigInt(id)}::int8)`
}

async function latestIdOf(db: Db, memberId: bigint, hidden: MailKind[]): Promise<string | null> {
  const latest = await mailsOf(db, memberId, hidden).orderBy('mail.id', 'desc').limit(1).executeTakeFirst()
  return latest ? String(latest.id) : null
}

/** Returns one complete mail of the member; null if there is none with this id. */
export async function showMail(
  ports: MailPorts,
  owner: BoxOwner,
  id: string,
): Promise<OutputOf<typeof showEndpoint> | null> {
  const hidden = await hiddenKinds(ports, owner.memberId)
  const row = await mailsOf(ports.db, owner.memberId, hidden).where('mail.id', '=', BigInt(id)).executeTakeFirst()
  if (!row) return null
  const localized = row.texts && localizedFor(row.texts, owner.language, owner.merchantLanguage)
  return { mail: shownMail(row, owner), body: localized ? localized.text.body : null }
}

function shownMail(row: Row, { language, merchantLanguage }: BoxOwner): Mail {
  const localized = row.texts && localizedFor(row.texts, language, merchantLanguage)
  return {
    id: String(row.id),
    kind: row.kind,
    writtenAt: row.written_at.toISOString(),
    isRead: row.read_at !== null,
    automatic: row.template && {
      template: row.template,
      detail: detailFor(row.detail, { language, merchantLanguage }),
    },
    letter: localized && {
      title: localized.text.title,
      beginning: cutText(plainText(localized.text.body), BEGINNING_CHARACTERS),
      ...(localized.language !== language && { lang: languages[localized.language].locale }),
    },
  }
}

/** Returns the texts of a mail; selects the reader's language of multilingual ones. */
function detailFor(
  { titles, ...detail }: Record<string, unknown>,
  { language, merchantLanguage }: Pick<HelpQuery, 'language' | 'merchantLanguage'>,
): Record<string, string> {
  const texts = Object.entries(detail).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const title = titles ? localizedFor<string>(titles, language, merchantLanguage)?.text : undefined
  return { ...Object.fromEntries(texts), ...(title !== undefined && { title }) }
}

async function countUnread(db: Db, memberId: bigint, hidden: MailKind[]): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .$if(hidden.length > 0, (query) => query.where('kind', 'not in', hidden))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function unreadMails(ports: MailPorts, memberId: bigint): Promise<number> {
  return countUnread(ports.db, memberId, await hiddenKinds(ports, memberId))
}

export async function countMails(ports: MailPorts, memberId: bigint): Promise<number> {
  const hidden = await hiddenKinds(ports, memberId)
  const { count } = await ports.db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .$if(hidden.length > 0, (query) => query.where('kind', 'not in', hidden))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Marks the member's mails as read, or deletes them; foreign ids and repeats change nothing. Open pages are notified.
 */
export async function changeMails(
  ports: MailPorts,
  memberId: bigint,
  change: { what: 'read' | 'delete'; selection: MailSelection },
): Promise<{ unread: number }> {
  const { what, selection } = change
  // Mails that are hidden from the member are not changed.
  const hidden = await hiddenKinds(ports, memberId)
  await inTransaction(ports.db, async (tx) => {
    const selected = 'ids' in selection ? sql`id = any (${selection.ids}::int8[])` : sql`id <= ${selection.upTo}`
    const selectedMails = sql`${selected} and kind <> all (${hidden})`
    const { rows } =
      what === 'delete'
        ? await sql`delete from mail where member_id = ${memberId} and ${selectedMails} returning id`.execute(tx)
        : await sql`
            update mail set read_at = ${ports.clock.now()}
            where member_id = ${memberId} and ${selectedMails} and read_at is null returning id`.execute(tx)
    if (rows.length > 0) await sql`select mail_changed(array[${memberId}]::int8[])`.execute(tx)
  })
  return { unread: await unreadMails(ports, memberId) }
}

interface UnreadMailCount {
  memberId: string
  /** Increases with each change of the inbox. */
  version: number
  mail: number
}

/** Returns versions and latest mails of these members' inboxes; members without mails are missing. */
export async function unreadMailCounts({ db, clock }: MailPorts, memberIds: string[]): Promise<UnreadMailCount[]> {
  if (memberIds.length === 0) return []
  const requested = memberIds.map(BigInt)
  const { rows } = await sql<{ id: bigint; version: bigint; mail: bigint }>`
    select box.member_id as id, box.changes as version, (
      select count(*) from mail where mail.member_id = box.member_id and read_at is null
        and (kind <> all (${PROMOTIONAL_KINDS}) or box.member_id <> all (resting.members))
    ) as mail
    from mailbox box cross join (select excluded_members(${requested}::int8[], ${clock.now()}) as members) resting
    where box.member_id = any (${requested}::int8[])`.execute(db)
  return rows.map(({ id, version, mail }) => ({
    memberId: String(id),
    version: Number(version),
    mail: Number(mail),
  }))
}
