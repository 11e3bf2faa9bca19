/** Name of the room of all viewers. */
export const CRASH_ROOM = 'crash'
/** Paths of public calls; `chain` is followed by the chain's salt. */
export const crashPath = { chain: '/studio/api/crash/chain/' } as const
