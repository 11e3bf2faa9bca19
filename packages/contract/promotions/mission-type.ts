import * as z from 'zod/mini'

/** A mission's code at its promotion. */
export const MissionId = z.string().check(z.regex(/^[a-z0-9-]{1,20}$/))
/** When a mission begins anew, by the merchant's days; a week begins on Monday. */
export const MissionPeriod = z.enum(['daily', 'weekly', 'once'])
export type MissionPeriod = z.output<typeof MissionPeriod>

/** What is counted. Source: domain handbook 9.6. */
export const MissionTarget = z.enum(['deposit', 'betVolume', 'wins', 'loginDays'])
export type MissionTarget = z.output<typeof MissionTarget>

/** Of which days a board counts what is played: each day, each week from Monday on, or all from its opening to its end. */
export const BoardWindow = z.enum(['day', 'week', 'promotion'])
export type BoardWindow = z.output<typeof BoardWindow>
