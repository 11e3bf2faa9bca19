import { countUp } from '../../../studio/front/celebrate/count-up.ts'
import { element } from '../../../studio/front/controls/element.ts'
import { part } from '../../../studio/front/controls/parts.ts'
import { centsOf } from '../../../studio/front/play/money.ts'
import type { VendorCalls } from '../../../studio/front/play/vendor-calls.ts'
import type { ClassicTranslator } from '../words/classic-words.ts'

/** Others feed it as well; so often it is looked at while somebody sees it. */
const POLL_MS = 6_000
const ROLLS_MS = 1_800

/** What the merchant's jackpot holds. It is real money of the ledger, so it moves only when that does. */
export class JackpotMeter {
  readonly #talk: ClassicTranslator
  readonly #amount = element('output', { class: 'jackpot-amount' })
  readonly #calm: () => boolean
  #cents: bigint | null = null
  #rolling = { finish: () => {} }

  constructor(translate: ClassicTranslator, calm: () => boolean) {
    this.#talk = translate
    this.#calm = calm
    const label = element('span', { class: 'jackpot-label' }, translate.say('jackpot'))
    part('jackpot').replaceChildren(label, this.#amount)
  }

  get isShown(): boolean {
    return this.#cents !== null
  }

  /** As the gateway tells it; null where there is none. */
  show(jackpot: string | null): void {
    part('jackpot').hidden = jackpot === null
    const cents = jackpot === null ? null : centsOf(jackpot)
    const from = this.#cents
    this.#cents = cents
    if (cents === null || cents === from) return
    this.#rolling.finish()
    const write = (shown: bigint) => (this.#amount.textContent = this.#talk.money(shown))
    if (from === null || cents < from || this.#calm()) write(cents)
    else this.#rolling = countUp(write, { from, to: cents, ms: ROLLS_MS })
  }

  /** Keeps looking as long as the page is open; an answer that does not come is asked for again. */
  watch(calls: Pick<VendorCalls, 'resume'>): void {
    setInterval(() => {
      if (!document.hidden) void this.look(calls)
    }, POLL_MS)
  }

  async look(calls: Pick<VendorCalls, 'resume'>): Promise<void> {
    const session = await calls.resume().catch(() => null)
    if (session) this.show(session.jackpot)
  }
}
