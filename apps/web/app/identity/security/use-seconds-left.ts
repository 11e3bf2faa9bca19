import { useEffect, useState } from 'react'

const TICK_MS = 500

const secondsTo = (until: number | null) => (until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000)))

/** The seconds left until a moment, counted down; none when it is past, or there is none. */
export function useSecondsLeft(until: number | null): number {
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    const look = () => {
      const seconds = secondsTo(until)
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    // By the clock, not by counting: the phone may sleep meanwhile.
    const timer = setInterval(look, TICK_MS)
    look()
    return () => clearInterval(timer)
  }, [until])
  return left
}
