import type { RedRainNow } from '@ante/contract/promotions/red-rain.ts'

/** Whether to announce the rain to this member: it runs now or soon, and the member can get a reward. */
export function isAnnounced({ rain, now }: Pick<RedRainNow, 'rain' | 'now'>): boolean {
  if (!rain || rain.state === 'ENDED' || rain.isSpent || rain.playsLeft === 0) return false
  return rain.state === 'RUNNING' || (rain.announcedFrom !== null && Date.parse(now) >= Date.parse(rain.announcedFrom))
}
