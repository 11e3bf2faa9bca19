import type { Sender } from './send-outcome.ts'

export interface Sms {
  /** The key of the message: sent again with the same one, it reaches the phone once. */
  id: string
  /** E.164. */
  to: string
  /** What the phone shows as sender. */
  from: string
  text: string
}

/** Has text messages sent. */
export type SmsSender = Sender<Sms>
