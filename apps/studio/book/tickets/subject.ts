/** Each ticket is its own settlement subject, because its picks belong to several matches. */
export const subjectOf = (roundId: string): string => `ticket ${roundId}`
