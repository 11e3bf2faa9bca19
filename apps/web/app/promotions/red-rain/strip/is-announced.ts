import type { RedRainNow } from '@ante/contract/promotions/red-rain.ts'

/** Whether it is time to speak of the rain to this member: it falls or soon will, and there is something in it for him. */
export function isAnnounced({ rain, now }: Pick<RedRainNow, 'rain' | 'now'>): boolean {
  if (!rain || rain.state === 'ENDED' || rain.isSpent || rain.playsLeft === 0) return false
  return rain.state === 'RUNNING' || (rain.announcedFrom !== null && Date.parse(now) >= Date.parse(rain.announcedFrom))
}
