import type { PushTemplate } from '@ante/contract/messaging/push.ts'

/** What a tap on a notice opens: what it tells of, or else the mail. */
export function placeOf(template: PushTemplate | null, mailId: bigint | null): string {
  if (template === 'lottery.won' || template === 'lottery.drawn') return '/m/lotteryOrders'
  if (template === 'withdrawal.paid') return '/m/withdrawReport'
  return mailId === null ? '/m/webEmail' : `/m/webEmail?id=${mailId}`
}

/** Under what it is shown: all that is told of one draw takes the place of what was told before, a corrected result as well. */
export const tagOf = (key: string): string => key.replace(/^(lottery:\d+)\.\d+$/, '$1')
