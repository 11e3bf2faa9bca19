import type { Sender } from './send-outcome.ts'

export interface Mail {
  /** Becomes the Message-ID, by which a mailbox knows a repetition. */
  id: string
  to: string
  /** The merchant, as the reader knows it, and the address that the mail comes from. */
  from: { name: string; address: string }
  subject: string
  text: string
}

/** Sends mails. */
export type MailSender = Sender<Mail>
