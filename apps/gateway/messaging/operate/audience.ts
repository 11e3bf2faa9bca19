import { audienceText as announcementAudienceText } from '../public.ts'
import type { AnnouncementAudience, LetterAudience } from '../public.ts'
import { UsageError } from '../../operator/kit/failures.ts'

const MAX_DAYS = 365
const MAX_LEVEL = 10

/** Parses an audience: all, agents, vip:3 or new:7; null for anything else. */
export function parseAudience(to: string): AnnouncementAudience | null {
  if (to === 'all' || to === 'agents') return { to }
  const [, days] = /^new:(\d{1,4})$/.exec(to) ?? []
  if (days !== undefined) {
    if (Number(days) < 1 || Number(days) > MAX_DAYS)
      throw new UsageError(`Invalid audience: use new:1 to new:${MAX_DAYS}.`)
    return { to: 'new', days: Number(days) }
  }
  const [, level] = /^vip:(\d{1,2})$/.exec(to) ?? []
  if (level === undefined) return null
  if (Number(level) < 1 || Number(level) > MAX_LEVEL)
    throw new UsageError(`Invalid audience: use vip:1 to vip:${MAX_LEVEL}.`)
  return { to: 'vip', level: Number(level) }
}

export function audienceText(audience: LetterAudience): string {
  return audience.to === 'member' ? `member ${audience.id}` : announcementAudienceText(audience)
}
