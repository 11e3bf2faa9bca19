/** Outcome of a payout; the time counts from its opening. */
export type PayoutOutcome =
  | { kind: 'refused' }
  | { kind: 'taken'; becomes: 'paid' | 'failed'; afterMs: number; isTold: boolean }

/** Delay in which the payout is displayed as being processed. */
const USUAL_MS = 1_500
const SLOW_MS = 20_000

/** Account numbers with these endings have special outcomes. */
export const PAYOUT_FATES: { ending: string; words: string; outcome: PayoutOutcome }[] = [
  {
    ending: '0001',
    words: 'is rejected at once: the account doesn’t exist',
    outcome: { kind: 'refused' },
  },
  {
    ending: '0002',
    words: 'is accepted, then fails a moment later: the bank returns it',
    outcome: { kind: 'taken', becomes: 'failed', afterMs: USUAL_MS, isTold: true },
  },
  {
    ending: '0003',
    words: 'is paid, but the site is not notified',
    outcome: { kind: 'taken', becomes: 'paid', afterMs: USUAL_MS, isTold: false },
  },
  {
    ending: '0004',
    words: 'is paid after 20 seconds',
    outcome: { kind: 'taken', becomes: 'paid', afterMs: SLOW_MS, isTold: true },
  },
]

/** Returns the outcome for an account number; a payout to any other account is paid after a moment. */
export function payoutOutcomeOf(accountNumber: string): PayoutOutcome {
  const match = PAYOUT_FATES.find(({ ending }) => accountNumber.endsWith(ending))
  return match?.outcome ?? { kind: 'taken', becomes: 'paid', afterMs: USUAL_MS, isTold: true }
}
