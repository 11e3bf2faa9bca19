/** Outcome of one sending attempt. A sender never throws: every failure is one of these. */
export type SendOutcome =
  /** Accepted by the provider. */
  | { kind: 'sent'; providerId: string | null }
  /** Permanent failure; not retried. */
  | { kind: 'refused'; problem: string }
  /** Unknown or temporary failure; retried. */
  | { kind: 'unavailable'; problem: string }

/** Common interface of all senders. */
export interface Sender<Message> {
  send(message: Message): Promise<SendOutcome>
  /** Whether the provider currently accepts messages. */
  isUp(): Promise<boolean>
  close(): void
}

export const problemOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  // `fetch` reports only the failure; its cause contains the reason.
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}
