/** Each ticket is decided by itself: its picks are of many matches. */
export const subjectOf = (roundId: string): string => `ticket ${roundId}`
