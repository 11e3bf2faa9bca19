import type { PushTemplate } from '@ante/contract/messaging/push.ts'

/** Returns the page that a tap on a notification opens: the page of the event, or else the mail. */
export function pushTargetOf(template: PushTemplate | null, mailId: bigint | null): string {
  if (template === 'lottery.won' || template === 'lottery.drawn') return '/m/lotteryOrders'
  if (template === 'withdrawal.paid') return '/m/withdrawReport'
  return mailId === null ? '/m/webEmail' : `/m/webEmail?id=${mailId}`
}

/** Returns the notification's tag: messages about the same draw, including corrected results, replace each other. */
export const tagOf = (key: string): string => key.replace(/^(lottery:\d+)\.\d+$/, '$1')
