/** Room of all viewers. */
export const CRASH_ROOM = 'crash'
/** Public calls. */
export const crashPath = { chain: '/studio/api/crash/chain/' } as const
