import { Trans } from '@lingui/react/macro'

import { useIntervalClock } from '../lib/use-interval-clock.ts'
import { Badge } from './badge.tsx'
import type { Tone } from './badge.tsx'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

interface AgeBadgeProps {
  since: string
  /** Time until which the row should be processed. */
  due: string
}

/** Waiting time of a row, with a colour, and the word "late" after the due time. */
export function AgeBadge({ since, due }: AgeBadgeProps) {
  const now = useIntervalClock()
  const [began, ends] = [Date.parse(since), Date.parse(due)]
  const tone = toneOf({ began, ends, now })
  const age = ageText(now - began)
  if (tone !== 'bad') return <Badge tone={tone}>{age}</Badge>
  return (
    <Badge tone={tone}>
      <Trans>{age} · late</Trans>
    </Badge>
  )
}

/** Bad from the due time on; a warning in the second half of the time before it. */
function toneOf({ began, ends, now }: { began: number; ends: number; now: number }): Tone {
  if (now >= ends) return 'bad'
  return now - began > (ends - began) / 2 ? 'warn' : 'good'
}

function ageText(ms: number): string {
  if (ms < HOUR_MS) return `${Math.max(0, Math.floor(ms / MINUTE_MS))} min`
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} h ${Math.floor((ms % HOUR_MS) / MINUTE_MS)} min`
  return `${Math.floor(ms / DAY_MS)} d ${Math.floor((ms % DAY_MS) / HOUR_MS)} h`
}
