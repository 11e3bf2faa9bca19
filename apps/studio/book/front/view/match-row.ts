import { button, element } from '../../../kit/front/controls/element.ts'
import type { MatchView } from '../../book-contract.ts'
import { marketById, PICKS } from '../../markets/market.ts'
import type { App } from './app.ts'
import { crest } from './crest.ts'
import { bigScore, whenText } from './match-texts.ts'
import { PriceButton } from './price-button.ts'

/** Pattern of the winner market's id. Lists show only this market, because they show no names of markets. */
const FIRST = /^match\.(result|winner)\./
const SIGNS = { home: '1', draw: 'X', away: '2', over: '+', under: '−' } as const

/** A match in a list: teams, score, and first prices. */
export class MatchRow {
  readonly element = element('li', { class: 'match' })
  readonly #app: App
  readonly #timeElement = element('span', { class: 'match-when' })
  readonly #league = element('bdi', { class: 'match-league' })
  readonly #home = element('b', { class: 'match-score' })
  readonly #away = element('b', { class: 'match-score' })
  readonly #prices = element('div', { class: 'prices' })
  #buttons: PriceButton[] = []
  #market = ''

  constructor(app: App, match: MatchView) {
    this.#app = app
    const side = (name: string, score: HTMLElement) =>
      element(
        'span',
        { class: 'match-side' },
        crest(name),
        element('span', { class: 'match-team' }, element('bdi', {}, name)),
        score,
      )
    const open = button(
      { class: 'match-open' },
      () => app.openMatch(match.id),
      element('span', { class: 'match-head' }, this.#timeElement, this.#league),
      side(match.home, this.#home),
      side(match.away, this.#away),
    )
    this.element.append(open, this.#prices)
    this.show(match)
  }

  show(match: MatchView): void {
    const { translator, matchCache, clock } = this.#app
    const isLive = match.phase === 'live'
    this.element.dataset['phase'] = match.phase
    setText(this.#timeElement, whenText(translator, match, clock.now()))
    setText(this.#league, matchCache.leagueName(match.league))
    const score = match.phase === 'before' ? null : bigScore(match)
    setText(this.#home, score ? String(score.home) : '')
    setText(this.#away, score ? String(score.away) : '')
    const first = match.markets.find(({ id }) => FIRST.test(id)) ?? null
    if (first && first.id !== this.#market) this.#build(match, first.id)
    this.#buttons.forEach((priceButton, index) => priceButton.show(first?.prices[index] ?? null))
    this.#prices.dataset['status'] = match.acceptsBets ? '' : translator.t(isLive ? 'suspended' : 'closed')
  }

  #build(match: MatchView, id: string): void {
    const market = marketById(id)
    if (!market) return
    this.#market = id
    this.#buttons = PICKS[market.kind].map(
      (pick) => new PriceButton(this.#app, { match, market: id, pick, label: SIGNS[pick] }),
    )
    this.#prices.replaceChildren(...this.#buttons.map((priceButton) => priceButton.element))
  }
}

/** Sets a text; does nothing when it has not changed. */
export function setText(target: HTMLElement, text: string): void {
  if (target.textContent !== text) target.textContent = text
}
