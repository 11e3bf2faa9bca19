/** By their ids on the wire. Source: domain handbook 1, prize mode. */
export const prizeModeIds = { Lott: 1, ZY: 2, Elott: 3, WS: 4, SEA: 5 } as const

export type PrizeMode = keyof typeof prizeModeIds
