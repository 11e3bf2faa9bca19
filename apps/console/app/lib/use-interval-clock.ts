import { useEffect, useState } from 'react'

/** Returns the current time in milliseconds, updated at an interval, so that ages on the page stay correct. */
export function useIntervalClock(everyMs = 15_000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
