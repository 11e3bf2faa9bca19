import { SECOND_MS } from '@ante/contract/kit/time.ts'
import { useEffect, useState } from 'react'

interface Deadline {
  /** Times by the gateway's clock, ISO 8601: the deadline, and the time of the answer. */
  expiresAt: string | null
  now: string
  /** Time of receipt by this device's clock, as `Date.now()`. */
  receivedAt: number
}

/**
 * Returns the seconds until a deadline of the gateway; this device's clock may be wrong by hours, so only elapsed time
 * is measured with it.
 */
export function useSecondsLeft({ expiresAt, now, receivedAt }: Deadline): number | null {
  const [deviceTime, setDeviceTime] = useState(receivedAt)
  const passedMs = Math.max(0, deviceTime - receivedAt)
  const leftMs = expiresAt === null ? null : Date.parse(expiresAt) - Date.parse(now) - passedMs
  const secondsLeft = leftMs === null ? null : Math.max(0, Math.ceil(leftMs / SECOND_MS))
  const isCounting = secondsLeft !== null && secondsLeft > 0
  useEffect(() => {
    if (!isCounting) return undefined
    const timer = setInterval(() => setDeviceTime(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isCounting])
  return secondsLeft
}
