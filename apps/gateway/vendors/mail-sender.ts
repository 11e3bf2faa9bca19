import type { Sender } from './send-outcome.ts'

export interface Mail {
  /** Used as Message-ID, by which mail servers detect duplicates. */
  id: string
  to: string
  /** The merchant's display name and the sender address. */
  from: { name: string; address: string }
  subject: string
  text: string
}

export type MailSender = Sender<Mail>
