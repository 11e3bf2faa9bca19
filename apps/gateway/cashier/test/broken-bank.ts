import type { PayoutNotification } from '@ante/contract/cashier/payout-provider.ts'

import type { PayoutProvider, PayoutRequest } from '../payouts/payout.ts'
import type { ProviderAnswer } from '../providers/provider.ts'

/**
 * Fault of a call to the provider. `dies before`, `dies after`: the gateway dies after it stored the payment, before or
 * after the provider received the call.
 */
export type CallFault = 'none' | 'lost before' | 'lost after' | 'dies before' | 'dies after'

/** A bank that pays once per reference, over an unreliable connection. */
export class BrokenBank implements PayoutProvider {
  readonly books = new Map<string, PayoutNotification>()
  faults: CallFault[] = []

  open = (requested: PayoutRequest) =>
    this.#call(() => {
      const { reference, amount, currency } = requested
      const known = this.books.get(reference)
      if (known) return { kind: 'done', value: known }
      const notification: PayoutNotification = {
        reference,
        payoutId: `p-${reference}`,
        state: 'processing',
        amount,
        currency,
        reason: '',
      }
      this.books.set(reference, notification)
      return { kind: 'done', value: notification }
    })

  status = (reference: string) =>
    this.#call(() => {
      const known = this.books.get(reference)
      return known ? { kind: 'done', value: known } : { kind: 'refused', code: 'payout.not.found' }
    })

  /** Completes or returns a payout; a completed one stays unchanged. */
  end(reference: string, state: 'paid' | 'failed'): void {
    const known = this.books.get(reference)
    if (known?.state === 'processing') this.books.set(reference, { ...known, state })
  }

  async #call(work: () => ProviderAnswer<PayoutNotification>): Promise<ProviderAnswer<PayoutNotification>> {
    const fault = this.faults.shift() ?? 'none'
    if (fault === 'dies before') throw new Error('the gateway died')
    if (fault === 'lost before') return { kind: 'unknown', problem: 'lost' }
    const answer = work()
    if (fault === 'dies after') throw new Error('the gateway died')
    return fault === 'lost after' ? { kind: 'unknown', problem: 'lost' } : answer
  }
}
