import type { SessionView } from '../../../studio/play-contract.ts'
import { teamsIn } from '../../dresses/with-teams.ts'
import type { Teams } from '../../dresses/with-teams.ts'

/** Where in the game the lobby has led the player. */
export interface PlaceAsked {
  /** Of the match that he has chosen. */
  teams: Teams | null
  /** Which of a lottery's draws are played. */
  prizeMode: (typeof PRIZE_MODES)[number] | null
}

const PRIZE_MODES = ['Lott', 'Elott', 'SEA'] as const

/** As the page's address has it, also after it was loaded again. */
export function placeAsked({ title: { vendor } }: SessionView): PlaceAsked {
  const asked = new URL(location.href).searchParams
  const prizeMode = asked.get('prize_mode')
  return {
    teams: teamsIn({ vendor, roomId: asked.get('room') }),
    prizeMode: PRIZE_MODES.find((mode) => mode === prizeMode) ?? null,
  }
}
