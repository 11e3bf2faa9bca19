/** The page where anybody checks a round, in the reader's language; with a round's id it looks for that one at once. */
export const fairPage = (asked: { language: string; round?: string }): string =>
  `/fair/?${new URLSearchParams(asked).toString()}`
