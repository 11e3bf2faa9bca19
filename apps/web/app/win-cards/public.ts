import { loadPageMessages } from '../lib/i18n/messages.ts'

/** Pictures of wins and tickets, for the capabilities that have them. */
export type { BookedTicket, Shared, Win } from './shared.ts'
export { useMayShare } from './use-may-share.ts'

const loadSheet = async () => (await Promise.all([import('./share-sheet.tsx'), loadPageMessages(['cards'])]))[0]

/** A button that opens the picture of a win. */
export const loadShareWin = async () => (await loadSheet()).ShareWin

/** The sheet alone, opened by a game or a celebration. */
export const loadShareSheet = async () => (await loadSheet()).ShareSheet
