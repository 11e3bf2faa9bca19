/**
 * Texts of SMS messages and emails, with the placeholders `{code}`, `{site}`, `{minutes}` and `{account}`. Each is a
 * complete message: none is assembled from fragments.
 */
export interface MessageTexts {
  login: string
  register: string
  reset: string
  numberTaken: string
  numberUnknown: string
  passwordLinkSubject: string
  /** Paragraphs of the email; the link is before the last one. */
  passwordLink: [greeting: string, offer: string, otherwise: string]
}
