import { button, element, setDisabled } from '../../../kit/front/controls/element.ts'
import { marketById } from '../../markets/market.ts'
import type { Pick } from '../../markets/market.ts'
import { MAX_LEGS } from '../../tickets/systems.ts'
import type { MatchView } from '../../book-contract.ts'
import type { App } from './app.ts'
import { pickName } from './match-texts.ts'

const MOVED_MS = 4_000

/** A price button: a tap adds its pick to the slip or removes it. Shows the direction of a price change for a while. */
export class PriceButton {
  readonly element: HTMLButtonElement
  readonly #app: App
  readonly #bet: { match: MatchView; market: string; pick: Pick }
  readonly #price = element('strong', {})
  readonly #name: string
  #shownPrice: number | null = null
  #reducedMotion: ReturnType<typeof setTimeout> | undefined

  constructor(app: App, of: { match: MatchView; market: string; pick: Pick; label: string }) {
    this.#app = app
    this.#bet = of
    const market = marketById(of.market)
    this.#name = market ? pickName(app.translator, { market, pick: of.pick }, of.match) : ''
    const label = element('span', { 'aria-hidden': 'true' }, element('bdi', {}, of.label))
    this.element = button({ class: 'price' }, () => this.#tap(), label, this.#price)
  }

  show(price: number | null): void {
    const { translator, settings, slip } = this.#app
    const { match, market, pick } = this.#bet
    const text = price === null ? '–' : settings.text(price)
    if (this.#price.textContent !== text) this.#price.textContent = text
    const direction =
      this.#shownPrice !== null && price !== null && price !== this.#shownPrice ? price > this.#shownPrice : null
    if (direction !== null) this.#move(direction ? 'up' : 'down')
    this.#shownPrice = price
    setDisabled(this.element, price === null)
    const isPicked = slip.has({ fixtureId: match.id, market, pick })
    this.element.setAttribute('aria-pressed', String(isPicked))
    const accessibleName =
      price === null
        ? translator.t('notAvailable', { pick: this.#name })
        : translator.t('priceOf', { pick: this.#name, price: text })
    this.element.setAttribute('aria-label', accessibleName)
  }

  #move(direction: 'up' | 'down'): void {
    clearTimeout(this.#reducedMotion)
    this.element.dataset['moved'] = direction
    this.#reducedMotion = setTimeout(() => delete this.element.dataset['moved'], MOVED_MS)
  }

  #tap(): void {
    const { frame, slip, translator } = this.#app
    const { match, market, pick } = this.#bet
    if (this.#shownPrice === null) return
    const { id: fixtureId, home, away, sport } = match
    frame.sound.click()
    const isOn = slip.toggle({
      fixtureId,
      market,
      pick,
      price: this.#shownPrice,
      now: this.#shownPrice,
      home,
      away,
      sport,
    })
    if (!isOn) frame.view.toast(translator.t('picksLimit', { count: MAX_LEGS }))
  }
}
