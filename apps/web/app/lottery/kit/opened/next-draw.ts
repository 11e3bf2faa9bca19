import type { OpenedGame } from '@ante/contract/lottery/draws/open-draws.ts'

interface Opened {
  games: readonly OpenedGame[]
  serverTime: string
}

/** Returns the earliest draw time after the time of the answer; null if no game has a current draw. */
export function nextDrawAt(opened: Opened | undefined): number | null {
  if (!opened) return null
  const gatewayNow = Date.parse(opened.serverTime)
  const upcoming = opened.games
    .map(({ current }) => Date.parse(current?.drawAt ?? ''))
    .filter((moment) => moment > gatewayNow)
  return upcoming.length > 0 ? Math.min(...upcoming) : null
}
