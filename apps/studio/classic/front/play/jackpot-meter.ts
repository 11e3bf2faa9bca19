import { countUp } from '../../../kit/front/celebrate/count-up.ts'
import { element } from '../../../kit/front/controls/element.ts'
import { part } from '../../../kit/front/controls/parts.ts'
import { centsOf } from '../../../kit/front/play/money.ts'
import type { VendorCalls } from '../../../kit/front/play/vendor-calls.ts'
import type { ClassicTranslator } from '../texts/classic-texts.ts'

/** Polling interval while the meter is visible, because other players contribute as well. */
const POLL_MS = 6_000
const ROLLS_MS = 1_800

/** Displays the merchant's jackpot. The amount is the balance of a ledger account, and changes only with it. */
export class JackpotMeter {
  readonly #translator: ClassicTranslator
  readonly #amount = element('output', { class: 'jackpot-amount' })
  readonly #reducedMotion: () => boolean
  #cents: bigint | null = null
  #rolling = { finish: () => {} }

  constructor(translator: ClassicTranslator, reducedMotion: () => boolean) {
    this.#translator = translator
    this.#reducedMotion = reducedMotion
    const label = element('span', { class: 'jackpot-label' }, translator.t('jackpot'))
    part('jackpot').replaceChildren(label, this.#amount)
  }

  get isShown(): boolean {
    return this.#cents !== null
  }

  /** Shows the jackpot amount from the gateway; null hides the meter. */
  show(jackpot: string | null): void {
    part('jackpot').hidden = jackpot === null
    const cents = jackpot === null ? null : centsOf(jackpot)
    const from = this.#cents
    this.#cents = cents
    if (cents === null || cents === from) return
    this.#rolling.finish()
    const showAmount = (shownCents: bigint) => (this.#amount.textContent = this.#translator.money(shownCents))
    if (from === null || cents < from || this.#reducedMotion()) showAmount(cents)
    else this.#rolling = countUp(showAmount, { from, to: cents, ms: ROLLS_MS })
  }

  /** Polls while the page is open; a failed request is repeated at the next interval. */
  watch(calls: Pick<VendorCalls, 'resume'>): void {
    setInterval(() => {
      if (!document.hidden) void this.refresh(calls)
    }, POLL_MS)
  }

  async refresh(calls: Pick<VendorCalls, 'resume'>): Promise<void> {
    const session = await calls.resume().catch(() => null)
    if (session) this.show(session.jackpot)
  }
}
