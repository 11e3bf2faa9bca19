/** A text that the language check allows, with the reason. */
export interface Exception {
  path: string
  /** Part of the comment, log or page. */
  text: string
  reason: string
}

export const EXCEPTIONS: Exception[] = [
  {
    path: 'apps/outside-world/mailbox/mailbox.ts',
    text: 'nobody@',
    reason: 'The name of a mailbox that always fails.',
  },
  {
    path: 'docs/',
    text: 'nobody@',
    reason: 'The name of a mailbox that always fails.',
  },
]
