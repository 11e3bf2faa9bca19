/** Where in the game the lobby has led the player. */
export interface PlaceRequest {
  /** Which of a lottery's draws are played. */
  prizeMode: (typeof PRIZE_MODES)[number] | null
}

const PRIZE_MODES = ['Lott', 'Elott', 'SEA'] as const

/** As the page's address has it, also after it was loaded again. */
export function requestedPlace(): PlaceRequest {
  const asked = new URL(location.href).searchParams
  const prizeMode = asked.get('prize_mode')
  return { prizeMode: PRIZE_MODES.find((mode) => mode === prizeMode) ?? null }
}
