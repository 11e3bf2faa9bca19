import type { Db } from '@ante/plain-server/db.ts'

export interface ReceivedMail {
  messageId: string
  recipient: string
  sender: string
  subject: string
  text: string
}

export async function storeMail(db: Db, { messageId, recipient, sender, subject, text }: ReceivedMail): Promise<void> {
  await db.query(
    `insert into mailbox.mail (message_id, recipient, sender, subject, text) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
    [messageId, recipient, sender, subject, text],
  )
}
