import * as z from 'zod/mini'

/** Code of a mission within its promotion. */
export const MissionId = z.string().check(z.regex(/^[a-z0-9-]{1,20}$/))
/** Period after which a mission restarts, in the merchant's days; a week begins on Monday. */
export const MissionPeriod = z.enum(['daily', 'weekly', 'once'])
export type MissionPeriod = z.output<typeof MissionPeriod>

/** Measured value. Source: domain handbook 9.6. */
export const MissionTarget = z.enum(['deposit', 'betVolume', 'wins', 'loginDays'])
export type MissionTarget = z.output<typeof MissionTarget>

/** Window of a leaderboard: each day, each week from Monday on, or from its opening to its end. */
export const BoardWindow = z.enum(['day', 'week', 'promotion'])
export type BoardWindow = z.output<typeof BoardWindow>
