import { buffer } from 'node:stream/consumers'

import type { Db } from '@ante/plain-server/db.ts'
import PostalMime from 'postal-mime'
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server'

import { storeMail } from './mail-store.ts'

/** Parses a mail from the SMTP stream and stores it for each of its recipients. */
export async function receiveMail(
  db: Db,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<void> {
  const mail = await PostalMime.parse(await buffer(stream))
  const name = mail.from?.name
  const address = mail.from?.address ?? ''
  for (const { address: recipient } of envelope.rcptTo) {
    await storeMail(db, {
      messageId: mail.messageId ?? '',
      recipient,
      sender: name ? `${name} <${address}>` : address,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
    })
  }
}
