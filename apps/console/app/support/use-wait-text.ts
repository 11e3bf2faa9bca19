import { useLingui } from '@lingui/react/macro'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Returns a formatter for waiting times in milliseconds: "4 min", "2 h 5 min", "3 d". */
export function useWaitText(): (ms: number) => string {
  const { t } = useLingui()
  return (ms) => {
    const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
    if (ms < HOUR_MS) return t`${minutes} min`
    const [hours, rest] = [Math.floor(ms / HOUR_MS), minutes % 60]
    if (ms < DAY_MS) return t`${hours} h ${rest} min`
    const days = Math.floor(ms / DAY_MS)
    return t`${days} d`
  }
}
