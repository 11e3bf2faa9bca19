import { SECOND_MS } from '@ante/contract/kit/time.ts'
import { useEffect, useState } from 'react'

/**
 * Counts seconds down to zero, by the clock: a page that slept shows the actual remaining time. Ends with its
 * component.
 */
export function useCountdown(): { secondsLeft: number; start(seconds: number): void } {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
  const secondsLeft = Math.max(0, Math.ceil((end - now) / SECOND_MS))
  const isCounting = secondsLeft > 0

  useEffect(() => {
    if (!isCounting) return undefined
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isCounting])

  const start = (seconds: number) => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * SECOND_MS)
  }
  return { secondsLeft, start }
}
