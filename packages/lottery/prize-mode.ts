/** Prize modes by wire id. Source: domain handbook 1, prize mode. */
export const prizeModeIds = { Lott: 1, ZY: 2, Elott: 3, WS: 4, SEA: 5 } as const

export type PrizeMode = keyof typeof prizeModeIds

const PRIZE_MODES: readonly PrizeMode[] = ['Lott', 'ZY', 'Elott', 'WS', 'SEA']

const BY_NAME: ReadonlyMap<unknown, PrizeMode> = new Map(
  PRIZE_MODES.flatMap((mode) =>
    [mode, mode.toUpperCase(), mode.toLowerCase(), prizeModeIds[mode]].map((name): [unknown, PrizeMode] => [
      name,
      mode,
    ]),
  ),
)

/** Returns a prize mode by name, case-insensitive, or by id; the default for an unknown one. */
export function parsePrizeMode(name: unknown): PrizeMode {
  return BY_NAME.get(name) ?? 'Lott'
}
