import type { Merchant } from '../merchant/public.ts'

const FIRST_GAP_MS = 1_000
const LAST_GAP_MS = 60_000

/** How long to wait after so many attempts: twice as long each time, up to a minute. */
export function retryGapMs(attempts: number): number {
  return Math.min(FIRST_GAP_MS * 2 ** Math.min(attempts - 1, 20), LAST_GAP_MS)
}

const LONGEST_SMS_SENDER = 11

/** What a phone shows as sender: the merchant's own, else its name as far as networks carry it. Source: 3GPP TS 23.040. */
export function smsSenderOf({ sms_sender: own, name }: Pick<Merchant, 'sms_sender' | 'name'>): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .trim()
  return own ?? (plain.slice(0, LONGEST_SMS_SENDER).trim() || 'INFO')
}
