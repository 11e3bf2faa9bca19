/** Outcome of a payout; `afterMs` counts from the acceptance of the payout. */
export type PayoutOutcome =
  | { kind: 'refused' }
  | { kind: 'accepted'; becomes: 'paid' | 'failed'; afterMs: number; isNotified: boolean }

/** Delay in which the payout is displayed as being processed. */
const DEFAULT_DELAY_MS = 1_500
const SLOW_MS = 20_000

/** Account numbers with these endings have special outcomes. */
export const SPECIAL_ACCOUNTS: { ending: string; description: string; outcome: PayoutOutcome }[] = [
  {
    ending: '0001',
    description: 'is rejected at once: the account doesn’t exist',
    outcome: { kind: 'refused' },
  },
  {
    ending: '0002',
    description: 'is accepted, then fails a moment later: the bank returns it',
    outcome: { kind: 'accepted', becomes: 'failed', afterMs: DEFAULT_DELAY_MS, isNotified: true },
  },
  {
    ending: '0003',
    description: 'is paid, but the site is not notified',
    outcome: { kind: 'accepted', becomes: 'paid', afterMs: DEFAULT_DELAY_MS, isNotified: false },
  },
  {
    ending: '0004',
    description: 'is paid after 20 seconds',
    outcome: { kind: 'accepted', becomes: 'paid', afterMs: SLOW_MS, isNotified: true },
  },
]

/** Returns the outcome for an account number; a payout to any other account is paid after a moment. */
export function payoutOutcomeOf(accountNumber: string): PayoutOutcome {
  const match = SPECIAL_ACCOUNTS.find(({ ending }) => accountNumber.endsWith(ending))
  return match?.outcome ?? { kind: 'accepted', becomes: 'paid', afterMs: DEFAULT_DELAY_MS, isNotified: true }
}
