/**
 * Address of the public verification page, in the reader's language; with a round's id it loads that round immediately.
 */
export const fairPage = (input: { language: string; round?: string }): string =>
  `/fair/?${new URLSearchParams(input).toString()}`
