/** What becomes of a payout; the time is from its opening. */
export type PayoutOutcome =
  | { kind: 'refused' }
  | { kind: 'taken'; becomes: 'paid' | 'failed'; afterMs: number; isTold: boolean }

/** A moment in which a person sees that it is being worked on. */
const USUAL_MS = 1_500
const SLOW_MS = 20_000

/** Account numbers that end so meet a fate of their own. */
export const PAYOUT_FATES: { ending: string; words: string; fate: PayoutOutcome }[] = [
  {
    ending: '0001',
    words: 'is refused at once: there is no such account',
    fate: { kind: 'refused' },
  },
  {
    ending: '0002',
    words: 'is taken, and fails a moment later: the bank sends it back',
    fate: { kind: 'taken', becomes: 'failed', afterMs: USUAL_MS, isTold: true },
  },
  {
    ending: '0003',
    words: 'is paid, and the site gets no notification',
    fate: { kind: 'taken', becomes: 'paid', afterMs: USUAL_MS, isTold: false },
  },
  {
    ending: '0004',
    words: 'is paid after 20 seconds',
    fate: { kind: 'taken', becomes: 'paid', afterMs: SLOW_MS, isTold: true },
  },
]

/** To any other account it is paid after a moment. */
export function payoutOutcomeOf(accountNumber: string): PayoutOutcome {
  const met = PAYOUT_FATES.find(({ ending }) => accountNumber.endsWith(ending))
  return met?.fate ?? { kind: 'taken', becomes: 'paid', afterMs: USUAL_MS, isTold: true }
}
