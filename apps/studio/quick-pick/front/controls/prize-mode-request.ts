/** Parameters that the lobby sets in the address of the game. */
export interface PrizeModeRequest {
  /** The lottery's draw to be played. */
  prizeMode: (typeof PRIZE_MODES)[number] | null
}

const PRIZE_MODES = ['Lott', 'Elott', 'SEA'] as const

/** Returns the parameters from the page's address, which survives a reload. */
export function prizeModeRequest(): PrizeModeRequest {
  const params = new URL(location.href).searchParams
  const prizeMode = params.get('prize_mode')
  return { prizeMode: PRIZE_MODES.find((mode) => mode === prizeMode) ?? null }
}
