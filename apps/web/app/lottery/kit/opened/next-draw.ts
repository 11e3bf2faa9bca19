import type { OpenedGame } from '@ante/contract/lottery/draws/numeros.ts'

interface Opened {
  games: readonly OpenedGame[]
  serverTime: string
}

/** The next moment at which one of the games is drawn, after the answer; null where none runs. */
export function nextDrawAt(opened: Opened | undefined): number | null {
  if (!opened) return null
  const asked = Date.parse(opened.serverTime)
  const coming = opened.games.map(({ current }) => Date.parse(current?.drawAt ?? '')).filter((moment) => moment > asked)
  return coming.length > 0 ? Math.min(...coming) : null
}
