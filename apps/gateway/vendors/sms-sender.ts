import type { Sender } from './send-outcome.ts'

export interface Sms {
  /** Idempotency key of the message: repeated with the same key, it reaches the phone once. */
  id: string
  /** E.164. */
  to: string
  /** Sender name displayed on the phone. */
  from: string
  text: string
}

export type SmsSender = Sender<Sms>
