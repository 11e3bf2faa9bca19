import type { MailTemplate } from '@ante/contract/messaging/mail.ts'

/** What a tap on a notice opens: what it tells of, or else the mail. */
export function placeOf(template: MailTemplate | null, mailId: string): string {
  if (template === 'lottery.won') return '/m/lotteryOrders'
  if (template === 'withdrawal.paid') return '/m/withdrawReport'
  return `/m/webEmail?id=${mailId}`
}
