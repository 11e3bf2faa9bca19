/** Where all look on. */
export const CRASH_ROOM = 'crash'
/** What anybody may ask. */
export const crashPath = { chain: '/studio/api/crash/chain/' } as const
