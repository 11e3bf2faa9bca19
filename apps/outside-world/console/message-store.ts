import type { Db } from '@ante/plain-server/db.ts'

/** A message as it would be displayed on a phone or in a mailbox. */
export interface ConsoleMessage {
  kind: 'sms' | 'mail'
  to: string
  from: string
  subject: string
  text: string
  at: Date
}

const SHOWN = 60

/** Returns the messages received, newest first, of all recipients or of those that match the search. */
export async function arrivedMessages(db: Db, search: string): Promise<ConsoleMessage[]> {
  const { rows } = await db.query<ConsoleMessage>(
    `select * from (
      select 'sms' as kind, recipient as to, sender as from, '' as subject, text, arrives_at as at
      from carrier.message where arrives_at <= now()
      union all
      select 'mail', recipient, sender, subject, text, received_at from mailbox.mail
    ) message where position($1 in lower("to")) > 0 order by at desc, text limit $2`,
    [searchTermOf(search), SHOWN],
  )
  return rows
}

/** Normalizes a typed phone number: without blanks, dashes, and the leading zero of domestic calls. */
function searchTermOf(search: string): string {
  const typed = search.trim().toLowerCase()
  if (!/^[\d\s()+.-]+$/.test(typed)) return typed
  return typed.replaceAll(/\D/g, '').replace(/^0+/, '')
}
