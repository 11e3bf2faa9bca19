import { element } from '../../../kit/front/controls/element.ts'
import type { WinTier } from '../../../kit/front/play/win-tier.ts'
import type { OriginalTranslator } from '../texts/texts.ts'

/** The last round's result and win. */
export class WinMeter {
  readonly element: HTMLElement
  readonly #translator: OriginalTranslator
  readonly #amount = element('output')
  readonly #win: HTMLElement
  readonly #result = element('p', { class: 'result', dir: 'auto' })

  constructor(translator: OriginalTranslator) {
    this.#translator = translator
    this.#win = element(
      'p',
      { class: 'win', 'data-tier': 'none' },
      element('span', {}, translator.t('win')),
      ' ',
      this.#amount,
    )
    this.element = element('div', { class: 'meter' }, this.#result, this.#win)
  }

  win(cents: bigint, tier: WinTier): void {
    this.#win.dataset['tier'] = tier
    this.#amount.textContent = tier === 'none' ? '' : this.#translator.money(cents)
  }

  result(text: string): void {
    this.#result.textContent = text
  }

  clear(): void {
    this.win(0n, 'none')
    this.result('')
  }
}
