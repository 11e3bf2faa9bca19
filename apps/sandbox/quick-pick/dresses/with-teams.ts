import { matches } from '@ante/demo/matches.ts'

import { winning } from './dress.ts'
import type { Choice, Dress, Texts } from './dress.ts'

export interface Teams {
  homeTeam: string
  awayTeam: string
}

/** Who meets in a vendor's room; null where the room is none of the demo's matches. */
export function teamsIn({ vendor, roomId }: { vendor: string; roomId: string | null }): Teams | null {
  return matches.find((match) => match.vendor === vendor && match.roomId === roomId) ?? null
}

/** Names are the same in all languages. */
const named = (name: string): Texts => ({ EN: name, TY: name, AR: name })

/** The dress of a match, its sides called by the teams that play; the others stay as they are. */
export function withTeams(dress: Dress, { homeTeam, awayTeam }: Teams): Dress {
  if (dress.name !== 'match' && dress.name !== 'arena') return dress
  const last = dress.choices.length - 1
  const choices = dress.choices.map((choice, place): Choice => {
    if (place === 0) return { ...choice, name: named(homeTeam) }
    return place === last ? { ...choice, name: named(awayTeam) } : choice
  })
  const result = (drawn: number): Texts => {
    if (dress.name === 'match') return named(`${homeTeam} ${dress.bead(drawn).text} ${awayTeam}`)
    return winning({ choices }, drawn)[0]?.name ?? dress.result(drawn)
  }
  return { ...dress, choices, result }
}
