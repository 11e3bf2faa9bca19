import { useLingui } from '@lingui/react/macro'

import { useIntervalClock } from '../lib/use-interval-clock.ts'
import { Badge } from '../ui/badge.tsx'
import { useWaitText } from './use-wait-text.ts'

/** Waiting times in milliseconds from which a badge warns, and from which it is urgent. */
const [WARN_MS, BAD_MS] = [60_000, 5 * 60_000]

/** Time for which a player has waited for an answer. */
export function WaitBadge({ since }: { since: string | null }) {
  const { t } = useLingui()
  const now = useIntervalClock()
  const waitText = useWaitText()
  if (since === null) return <Badge>{t`Answered`}</Badge>
  const waited = now - Date.parse(since)
  if (waited >= BAD_MS) return <Badge tone="bad">{waitText(waited)}</Badge>
  return <Badge tone={waited >= WARN_MS ? 'warn' : 'good'}>{waitText(waited)}</Badge>
}
