import type { Merchant } from '../merchant/public.ts'

const MAX_SMS_SENDER_LENGTH = 11

/**
 * Returns the sender shown on phones: the configured one, else the merchant's name, reduced to the characters and
 * length that networks support. Source: 3GPP TS 23.040.
 */
export function smsSenderOf({ sms_sender: merchantSender, name }: Pick<Merchant, 'sms_sender' | 'name'>): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .trim()
  return merchantSender ?? (plain.slice(0, MAX_SMS_SENDER_LENGTH).trim() || 'INFO')
}
