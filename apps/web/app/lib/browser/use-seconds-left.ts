import { SECOND_MS } from '@ante/contract/kit/time.ts'
import { useEffect, useState } from 'react'

interface Deadline {
  /** Moments by the gateway's clock, ISO 8601: when it ends, and what time it was when that was told. */
  expiresAt: string | null
  now: string
  /** When it was told, by this device's clock, as `Date.now()`. */
  toldAt: number
}

/**
 * Seconds until a moment of the gateway's; this device's clock may be wrong by hours, so only what has passed is taken
 * of it.
 */
export function useSecondsLeft({ expiresAt, now, toldAt }: Deadline): number | null {
  const [here, setHere] = useState(toldAt)
  const passedMs = Math.max(0, here - toldAt)
  const leftMs = expiresAt === null ? null : Date.parse(expiresAt) - Date.parse(now) - passedMs
  const left = leftMs === null ? null : Math.max(0, Math.ceil(leftMs / SECOND_MS))
  const isCounting = left !== null && left > 0
  useEffect(() => {
    if (!isCounting) return undefined
    const timer = setInterval(() => setHere(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isCounting])
  return left
}
