import { button, element } from '../../../kit/front/controls/element.ts'
import { icon } from '../../../kit/front/controls/icon.ts'
import { bookPath, MatchView } from '../../book-contract.ts'
import type { MarketView } from '../../book-contract.ts'
import { lineText, quarterText } from '../../markets/line-text.ts'
import { marketById, PICKS } from '../../markets/market.ts'
import type { Market, Pick } from '../../markets/market.ts'
import type { App, View } from './app.ts'
import { crest } from './crest.ts'
import { emptyState, pitch } from './empty-state.ts'
import { setText } from './match-row.ts'
import { bigScore, marketName, whenText } from './match-texts.ts'
import { PriceButton } from './price-button.ts'

const TICK_MS = 1_000

/** One match with all its markets. */
export function matchPage(app: App, id: string, onBack: () => void): View {
  const { frame, matchCache, slip, settings, translator } = app
  const markets = element('div', { class: 'markets' })
  const board = new ScoreBoard(app)
  const backButton = button({ class: 'frame-button leave', 'aria-label': translator.t('back') }, onBack, icon('leave'))
  const container = element(
    'article',
    { class: 'match-page' },
    element('div', { class: 'match-top' }, backButton, board.element),
    markets,
  )
  const tables = new MarketTables(app, markets)
  const show = () => {
    const match = matchCache.match(id)
    if (!match) return
    board.show(match)
    tables.show(match)
  }
  const load = async () => {
    const match = await frame.calls.callApi(bookPath.match, MatchView, { fixtureId: id }).catch(() => null)
    if (match) matchCache.applyMatch(match)
    else if (!matchCache.match(id)) {
      markets.replaceChildren(
        emptyState(translator.t('failed'), '', { label: translator.t('tryAgain'), onPress: () => void load() }),
      )
    }
  }
  const stops = [
    matchCache.onChange((changed) => {
      if (changed.has(id)) show()
    }),
    slip.onChange(show),
    settings.onChange(show),
  ]
  const timer = setInterval(show, TICK_MS)
  show()
  void load()
  return {
    element: container,
    leave: () => {
      for (const stop of stops) stop()
      clearInterval(timer)
    },
  }
}

class ScoreBoard {
  readonly element = element('div', { class: 'board' })
  readonly #app: App
  readonly #score = element('strong', { class: 'board-score', dir: 'ltr' })
  readonly #timeElement = element('span', { class: 'board-when', role: 'status' })
  readonly #league = element('span', { class: 'board-league', dir: 'auto' })
  readonly #maps = element('span', { class: 'board-maps', dir: 'ltr' })
  #isBuilt = false

  constructor(app: App) {
    this.#app = app
  }

  show(match: MatchView): void {
    if (!this.#isBuilt) this.#build(match)
    const { translator, matchCache, clock } = this.#app
    const { home, away } = bigScore(match)
    setText(this.#score, match.phase === 'before' ? '–' : `${home} : ${away}`)
    setText(this.#timeElement, whenText(translator, match, clock.now()))
    setText(this.#league, matchCache.leagueName(match.league))
    setText(this.#maps, match.maps.map((map) => `${map.home}:${map.away}`).join('  '))
    this.element.dataset['phase'] = match.phase
  }

  #build({ home, away }: MatchView): void {
    this.#isBuilt = true
    const side = (name: string) =>
      element('span', { class: 'board-side' }, crest(name), element('span', { dir: 'auto' }, name))
    const middle = element('span', { class: 'board-middle' }, this.#timeElement, this.#score, this.#maps)
    this.element.append(pitch(), this.#league, element('div', { class: 'board-row' }, side(home), middle, side(away)))
  }
}

/** The markets of one match, each with its lines; rebuilt only when the offered lines change. */
class MarketTables {
  readonly #app: App
  readonly #container: HTMLElement
  #buttons = new Map<string, PriceButton[]>()
  #shape = ''

  constructor(app: App, container: HTMLElement) {
    this.#app = app
    this.#container = container
  }

  show(match: MatchView): void {
    const isSuspended = match.phase === 'live' && match.markets.length === 0 && this.#buttons.size > 0
    this.#container.dataset['status'] = isSuspended ? this.#app.translator.t('suspended') : ''
    if (isSuspended) return this.#suspendPrices()
    const shape = match.markets.map(({ id }) => id).join(' ')
    if (shape !== this.#shape || this.#shape === '') this.#build(match, shape)
    for (const { id, prices } of match.markets) {
      this.#buttons.get(id)?.forEach((item, index) => item.show(prices[index] ?? null))
    }
  }

  /** Suspended prices keep their position: they will be offered again in a moment. */
  #suspendPrices(): void {
    for (const buttons of this.#buttons.values()) for (const priceButton of buttons) priceButton.show(null)
  }

  #build(match: MatchView, shape: string): void {
    const { translator } = this.#app
    this.#shape = shape
    this.#buttons = new Map()
    if (match.markets.length === 0) {
      this.#container.replaceChildren(
        element('p', { class: 'closed', role: 'status' }, translator.t(closedTextId(match))),
      )
      return
    }
    const groups = new Map<string, HTMLElement>()
    for (const line of knownMarkets(match.markets)) {
      const name = marketName(translator, line.market, match.sport)
      const group =
        groups.get(name) ?? element('section', { class: 'market' }, element('h2', { class: 'section-title' }, name))
      groups.set(name, group)
      group.append(this.#marketLine(match, line))
    }
    this.#container.replaceChildren(...groups.values())
  }

  #marketLine(match: MatchView, { id, market }: { id: string; market: Market }): HTMLElement {
    const buttons = PICKS[market.kind].map(
      (pick) => new PriceButton(this.#app, { match, market: id, pick, label: this.#label(match, market, pick) }),
    )
    this.#buttons.set(id, buttons)
    return element('div', { class: 'prices prices-wide' }, ...buttons.map((priceButton) => priceButton.element))
  }

  #label(match: MatchView, market: Market, pick: Pick): string {
    const { t } = this.#app.translator
    if (pick === 'draw') return t('draw')
    if (pick === 'over' || pick === 'under') return t(pick, { line: quarterText(market.quarters) })
    return market.kind === 'handicap' ? lineText(market, pick).trim() : match[pick]
  }
}

function closedTextId({ phase, acceptsBets }: MatchView): 'ended' | 'abandoned' | 'suspended' | 'closed' {
  if (phase === 'over') return 'ended'
  if (phase === 'abandoned') return 'abandoned'
  return phase === 'live' && !acceptsBets ? 'suspended' : 'closed'
}

const knownMarkets = (markets: readonly MarketView[]) =>
  markets.flatMap(({ id }) => {
    const market = marketById(id)
    return market ? [{ id, market }] : []
  })
