/** Outcome of a message; all times count from the acceptance of the message. */
export type DeliveryOutcome =
  | { kind: 'accepted'; arrivesAfterMs: number | null; report: 'delivered' | 'undelivered' | null }
  | { kind: 'refused' }
  | { kind: 'failed' }

const SLOW_MS = 20_000

/** Numbers with these endings have special outcomes. */
export const SPECIAL_RECIPIENTS: { ending: string; description: string; outcome: DeliveryOutcome }[] = [
  {
    ending: '0001',
    description: 'never arrives and is not reported',
    outcome: { kind: 'accepted', arrivesAfterMs: null, report: null },
  },
  {
    ending: '0002',
    description: 'arrives after 20 seconds',
    outcome: { kind: 'accepted', arrivesAfterMs: SLOW_MS, report: 'delivered' },
  },
  { ending: '0003', description: 'is rejected: the number doesn’t exist', outcome: { kind: 'refused' } },
  { ending: '0004', description: 'fails on every attempt', outcome: { kind: 'failed' } },
  {
    ending: '0005',
    description: 'never arrives and is reported as undelivered',
    outcome: { kind: 'accepted', arrivesAfterMs: null, report: 'undelivered' },
  },
]

/** Returns the outcome for a number; a message to any other number arrives immediately. */
export function deliveryOutcomeOf(recipient: string): DeliveryOutcome {
  const match = SPECIAL_RECIPIENTS.find(({ ending }) => recipient.endsWith(ending))
  return match?.outcome ?? { kind: 'accepted', arrivesAfterMs: 0, report: 'delivered' }
}
