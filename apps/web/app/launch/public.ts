/** Exports of `launch` for other capabilities. */
export { outcomeTexts } from './records/outcome-texts.ts'

/** Details of a round: loaded with its sheet, so that lists of rounds need not include them. */
export const loadRoundDetails = async () => (await import('./records/round-detail-panel.tsx')).RoundDetailPanel

/** Amounts of a round, also loaded on demand. */
export const loadAmounts = async () => (await import('./records/amounts.tsx')).Amounts
