import type { Db } from '@ante/plain-server/db.ts'

/** A message as somebody would find it on his phone or in his mailbox. */
export interface ConsoleMessage {
  kind: 'sms' | 'mail'
  to: string
  from: string
  subject: string
  text: string
  at: Date
}

const SHOWN = 60

/** What has arrived, newest first, of everybody or of whom the words name. */
export async function arrivedMessages(db: Db, search: string): Promise<ConsoleMessage[]> {
  const { rows } = await db.query<ConsoleMessage>(
    `select * from (
      select 'sms' as kind, recipient as to, sender as from, '' as subject, text, arrives_at as at
      from carrier.message where arrives_at <= now()
      union all
      select 'mail', recipient, sender, subject, text, received_at from mailbox.mail
    ) message where position($1 in lower("to")) > 0 order by at desc, text limit $2`,
    [wordsToFind(search), SHOWN],
  )
  return rows
}

/** A number may be typed as people write it: with blanks, dashes, and the nought of a call at home. */
function wordsToFind(search: string): string {
  const typed = search.trim().toLowerCase()
  if (!/^[\d\s()+.-]+$/.test(typed)) return typed
  return typed.replaceAll(/\D/g, '').replace(/^0+/, '')
}
