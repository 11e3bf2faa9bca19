import { useEffect, useState } from 'react'

/** Returns the current time, renewed regularly, so that ages on the page stay true. */
export function useIntervalClock(everyMs = 15_000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
