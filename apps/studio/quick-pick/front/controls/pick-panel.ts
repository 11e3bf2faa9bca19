import { button, element, setDisabled } from '../../../kit/front/controls/element.ts'
import { part } from '../../../kit/front/controls/parts.ts'
import type { PanelState } from '../../../kit/front/play/game.ts'
import type { StakeSelector } from '../../../kit/front/play/stake-selector.ts'
import { choiceOf } from '../../themes/theme.ts'
import type { Choice, Theme } from '../../themes/theme.ts'
import { payoutCents, priceText } from '../../maths.ts'
import { markOf } from '../scene/elements-of.ts'
import type { QuickTranslator } from '../texts/quick-texts.ts'

interface Presses {
  stakeSelector: StakeSelector
  tap(): void
  play(): void
}

/** The player's pick, the stake, and the play button. */
export class PickPanel {
  readonly #theme: Theme
  readonly #translator: QuickTranslator
  readonly #presses: Presses
  readonly #cards = new Map<string, { label: HTMLElement; input: HTMLInputElement; pays: HTMLElement }>()
  readonly #stakes = new Map<bigint, HTMLInputElement>()
  readonly #play: HTMLButtonElement
  readonly #playLabel = element('span', { class: 'play-words' })
  readonly #playDetail = element('span', { class: 'play-detail' })
  #picked: string | null = null
  #state: PanelState | null = null

  constructor(theme: Theme, translator: QuickTranslator, presses: Presses) {
    this.#theme = theme
    this.#translator = translator
    this.#presses = presses
    this.#play = button({ class: 'action play' }, () => presses.play(), this.#playLabel, this.#playDetail)
    part('choices').replaceChildren(this.#choices())
    part('stakes').replaceChildren(this.#chips())
    part('play').replaceChildren(this.#play)
  }

  /** The choice's id; null until the player has picked one. */
  get picked(): string | null {
    return this.#picked
  }

  show(state: PanelState): void {
    const { t, money } = this.#translator
    const { stake } = this.#presses.stakeSelector
    this.#state = state
    for (const [cents, input] of this.#stakes) input.checked = cents === stake
    for (const [id, { input, pays }] of this.#cards) {
      const choice = choiceOf(this.#theme, id)
      pays.textContent = choice ? money(payoutCents(choice, stake)) : ''
      input.checked = id === this.#picked
    }
    part('choices').dataset['busy'] = String(state.busy)
    part('stakes').dataset['busy'] = String(state.busy)
    const picked = this.#picked === null ? undefined : choiceOf(this.#theme, this.#picked)
    this.#play.dataset['busy'] = String(state.busy)
    setDisabled(this.#play, state.busy || state.paused || !picked)
    this.#playLabel.textContent = state.busy ? t('drawing') : t('play', { stake: money(stake) })
    scrollRowTo(part('stakes').querySelector('.stakes'), this.#stakes.get(stake)?.parentElement)
    this.#playDetail.textContent = picked ? t('wonOnPick', { name: picked.name(t) }) : t('pickFirst')
  }

  /** Called when the result is visible and the next round cannot begin yet. */
  showIdle(): void {
    this.#playLabel.textContent = this.#translator.t('nextRoundSoon')
    this.#playDetail.textContent = ''
  }

  /** Marks the winning choices of the last round. */
  mark(winners: readonly string[]): void {
    for (const [id, { label }] of this.#cards) label.dataset['won'] = String(winners.includes(id))
  }

  /**
   * Applies a change unless a round is running; the buttons are not disabled, because that would remove their focus.
   */
  #change(change: () => void): void {
    if (!this.#state?.busy) {
      change()
      this.#presses.tap()
    }
    if (this.#state) this.show(this.#state)
  }

  #choices(): HTMLFieldSetElement {
    const { t } = this.#translator
    const cards = this.#theme.choices.map((choice) => this.#card(choice))
    const row = element('div', { class: 'picks', 'data-count': String(cards.length) }, ...cards)
    return element('fieldset', { class: 'choice' }, element('legend', {}, t(this.#theme.questionTextId)), row)
  }

  #card(choice: Choice): HTMLElement {
    const { t } = this.#translator
    const input = element('input', { type: 'radio', name: 'pick', class: 'chip-input', value: choice.id })
    const pays = element('span', { class: 'pick-pays' })
    const price = element('span', { class: 'pick-price', dir: 'ltr' }, `×${priceText(choice.price)}`)
    const face = element(
      'span',
      { class: 'pick-face' },
      markOf(choice.mark),
      element('span', { class: 'pick-name' }, withoutLineBreaks(choice.name(t))),
      element('span', { class: 'pick-figures' }, price, pays),
    )
    const label = element('label', { class: 'pick', 'data-won': 'false' }, input, face)
    label.style.setProperty('--pick', choice.colour)
    const pick = () => {
      this.#picked = choice.id
    }
    input.addEventListener('change', () => this.#change(pick))
    this.#cards.set(choice.id, { label, input, pays })
    return label
  }

  #chips(): HTMLFieldSetElement {
    const { t, money } = this.#translator
    const { stakeSelector } = this.#presses
    const chips = stakeSelector.stakes.map((cents) => {
      const input = element('input', { type: 'radio', name: 'stake', class: 'chip-input' })
      input.addEventListener('change', () => this.#change(() => stakeSelector.choose(cents)))
      this.#stakes.set(cents, input)
      return element('label', { class: 'chip' }, input, element('span', {}, money(cents)))
    })
    const row = element('div', { class: 'stakes' }, ...chips)
    return element('fieldset', { class: 'choice' }, element('legend', { class: 'unseen' }, t('bet')), row)
  }
}

/** Scrolls a chip to the middle of its row, without scrolling the page. */
function scrollRowTo(row: Element | null, chip: Element | null | undefined): void {
  if (!row || !chip) return
  const [around, inside] = [row.getBoundingClientRect(), chip.getBoundingClientRect()]
  row.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2)
}

/** Prevents line breaks in a range of numbers. */
function withoutLineBreaks(name: string): string {
  return name.replaceAll('–', '\u2060–\u2060')
}
