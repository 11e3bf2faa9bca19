/**
 * What is written to phones and mailboxes, with `{code}`, `{site}`, `{minutes}` and `{account}` in place of what differs.
 * Each is a whole message: no language is put together from pieces.
 */
export interface MessageTexts {
  login: string
  register: string
  reset: string
  numberTaken: string
  numberUnknown: string
  passwordLinkSubject: string
  /** The paragraphs of the mail; its link stands before the last. */
  passwordLink: [greeting: string, offer: string, otherwise: string]
}
