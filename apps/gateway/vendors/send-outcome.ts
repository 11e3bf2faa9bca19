/** What a sender says of one attempt. It throws nothing: whatever went wrong is one of these. */
export type SendOutcome =
  /** Taken over by the other side. */
  | { kind: 'sent'; providerId: string | null }
  /** Never to be sent, however often it is tried. */
  | { kind: 'refused'; problem: string }
  /** Nobody knows, or not now: to be tried again. */
  | { kind: 'unavailable'; problem: string }

/** What both kinds of sender can be asked. */
export interface Sender<Message> {
  send(message: Message): Promise<SendOutcome>
  /** Whether the other side takes messages at present. */
  isUp(): Promise<boolean>
  close(): void
}

export const problemOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  // `fetch` says only that it failed; the reason is the cause.
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}
