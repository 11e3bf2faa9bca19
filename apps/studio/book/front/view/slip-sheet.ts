import { button, element, setDisabled } from '../../../kit/front/controls/element.ts'
import { icon } from '../../../kit/front/controls/icon.ts'
import { openSheet } from '../../../kit/front/controls/sheet.ts'
import { bookPath, PricesView } from '../../book-contract.ts'
import { marketById } from '../../markets/market.ts'
import { combinationsOf, systemOf } from '../../tickets/systems.ts'
import { maxPayoutOf, oddsChanges, stakeCentsOf } from '../../tickets/ticket.ts'
import type { SlipLeg } from '../state/slip.ts'
import type { App } from './app.ts'
import { setText } from './match-row.ts'
import { marketName, pickName } from './match-texts.ts'
import { choices } from './choices.ts'
import { betTypeName } from './mode-text.ts'
import { placeSlip, ticketsOf } from './place-slip.ts'
import { stakeField } from './stake-field.ts'

const REFRESH_MS = 1_500

/** The slip sheet: picks, bet type, total stake and possible payout. */
export function openSlip(app: App): void {
  const { slip, settings, translator } = app
  const field = stakeField(app)
  const parts: Parts = {
    field,
    legs: element('ul', { class: 'slip-legs' }),
    modes: element('div', {}),
    noteElement: element('p', { class: 'hint', role: 'status' }),
    sums: element('dl', { class: 'figures slip-sums' }),
    placeButton: button({ class: 'action' }, () => void submit()),
  }
  const { legs, modes, noteElement, sums, placeButton } = parts
  const foot = element('div', { class: 'sheet-foot' }, noteElement, sums, placeButton)
  const sheet = openSheet(translator.t('slip'), translator, legs, modes, field.element, policyChoice(app), foot)
  let isBusy = false
  let shape = ''
  const show = () => {
    const next = `${slip.legs.map(({ fixtureId, market, pick }) => fixtureId + market + pick).join(' ')} ${slip.mode}`
    if (next !== shape) {
      legs.replaceChildren(...slip.legs.map((leg) => legRow(app, leg)))
      modes.replaceChildren(...modeChoice(app))
    }
    shape = next
    if (slip.legs.length === 0 && !isBusy) sheet.close()
    else showSlip(app, parts, isBusy)
  }
  const submit = async () => {
    isBusy = true
    await acceptAndSubmit(app, show)
    isBusy = false
    show()
  }
  const refresh = async () => {
    if (!isBusy) await refreshPrices(app, () => !isBusy)
  }
  const stops = [slip.onChange(show), settings.onChange(show)]
  const timer = setInterval(() => void refresh(), REFRESH_MS)
  sheet.addEventListener('close', () => {
    clearInterval(timer)
    for (const stop of stops) stop()
  })
  show()
  void refresh()
}

interface Parts {
  field: ReturnType<typeof stakeField>
  legs: HTMLElement
  modes: HTMLElement
  noteElement: HTMLElement
  sums: HTMLElement
  placeButton: HTMLButtonElement
}

function showSlip(app: App, { field, legs, noteElement, sums, placeButton }: Parts, isBusy: boolean): void {
  const { slip, settings, translator } = app
  showPrices(app, legs)
  field.show()
  showSums(app, sums)
  const hasChanged = slip.legs.some(({ price, now }) => now !== null && now !== price)
  const isClosed = slip.legs.some(({ now }) => now === null)
  const total = ticketsOf(slip, settings.oddsChange).reduce((sum, ticket) => sum + stakeCentsOf(ticket), 0n)
  const mayPlace = !hasChanged || settings.oddsChange !== 'none'
  const toPlace = translator.t(mayPlace ? 'place' : 'accept', { amount: translator.money(total) })
  setText(noteElement, noteOf(app, { hasChanged, isClosed }))
  setText(placeButton, isBusy ? busyText(app) : toPlace)
  setDisabled(placeButton, isBusy || isClosed || !field.isRight() || total === 0n)
}

function busyText({ slip, matchCache, translator }: App): string {
  const isLive = slip.legs.some(({ fixtureId }) => matchCache.match(fixtureId)?.phase === 'live')
  return translator.t(isLive ? 'placingLive' : 'placing', { seconds: (matchCache.list?.delayMs ?? 0) / 1_000 })
}

/** The player accepts the prices displayed on the button. */
async function acceptAndSubmit(app: App, show: () => void): Promise<void> {
  const { frame, slip, translator } = app
  if (frame.paused) return frame.view.toast(translator.t('paused'), { stays: true })
  slip.accept()
  show()
  const max = maxOf(app)
  const staked = await placeSlip(app).catch(() => null)
  if (staked === null) return
  frame.sound.win()
  frame.view.toast(translator.t('placed', { amount: translator.money(staked), max: translator.money(max) }))
}

async function refreshPrices({ frame, slip }: App, isWanted: () => boolean): Promise<void> {
  const input = slip.legs.map(({ fixtureId, market, pick }) => ({ fixtureId, market, pick }))
  if (input.length === 0) return
  const view = await frame.calls.callApi(bookPath.prices, PricesView, { legs: input }).catch(() => null)
  if (view && isWanted()) slip.setPrices(view.prices)
}

const policyChoice = ({ settings, translator }: App): HTMLElement =>
  choices({
    legend: translator.t('oddsChange'),
    name: 'odds-change',
    options: oddsChanges.map((id) => ({ id, label: translator.t(`oddsChange.${id}`) })),
    chosen: settings.oddsChange,
    onChoose: (oddsChange) => settings.set({ oddsChange }),
  })

function legRow(app: App, leg: SlipLeg): HTMLElement {
  const { translator, slip } = app
  const market = marketById(leg.market)
  const name = market ? pickName(translator, { market, pick: leg.pick }, leg) : ''
  const remove = button(
    { class: 'slip-remove', 'aria-label': translator.t('remove', { pick: name }) },
    () => slip.toggle(leg),
    icon('close'),
  )
  const texts = element(
    'div',
    { class: 'slip-words' },
    element('strong', {}, element('bdi', {}, name)),
    element('span', {}, market ? marketName(translator, market, leg.sport) : ''),
    element('span', {}, element('bdi', {}, `${leg.home} – ${leg.away}`)),
  )
  return element('li', { class: 'slip-leg' }, remove, texts, element('span', { class: 'slip-price', dir: 'ltr' }))
}

/** Prices change while displayed; a changed price is shown beside the old one. */
function showPrices({ slip, settings }: App, legs: HTMLElement): void {
  slip.legs.forEach(({ price, now }, index) => {
    const cell = legs.children.item(index)?.querySelector<HTMLElement>('.slip-price')
    if (!cell) return
    const text = now === null ? '–' : settings.text(now)
    const isNew = now !== null && now !== price
    const priceText = isNew ? `${settings.text(price)} → ${text}` : text
    setText(cell, priceText)
    const direction = now !== null && now > price ? 'up' : 'down'
    cell.dataset['moved'] = isNew ? direction : ''
    legs.children.item(index)?.setAttribute('data-closed', String(now === null))
  })
}

function modeChoice({ slip, translator }: App): HTMLElement[] {
  const { modes } = slip
  if (slip.legs.length < 2) return []
  const options = modes.map((id) => ({ id, label: modeName(translator, id, slip.legs.length) }))
  const pick = choices({ legend: '', name: 'mode', options, chosen: slip.mode, onChoose: (mode) => slip.choose(mode) })
  return slip.hasMatchTwice ? [pick, element('p', { class: 'hint' }, translator.t('sameMatch'))] : [pick]
}

function modeName(translator: App['translator'], id: string, legs: number): string {
  const system = systemOf(id, legs)
  const bets = translator.count('bets', system ? combinationsOf(system) : legs)
  return `${betTypeName(translator, id)} · ${bets}`
}

function showSums(app: App, sums: HTMLElement): void {
  const { slip, settings, translator } = app
  const tickets = ticketsOf(slip, settings.oddsChange)
  const total = tickets.reduce((sum, ticket) => sum + stakeCentsOf(ticket), 0n)
  const rows: [string, string][] = [[translator.t('totalStake'), translator.money(total)]]
  if (slip.mode === 'accumulator') {
    const price = slip.legs.reduce((product, leg) => (product * (leg.now ?? leg.price)) / 1_000, 1_000)
    rows.unshift([translator.t('totalPrice'), settings.text(Math.floor(price))])
  }
  rows.push([translator.t('potentialPayout'), translator.money(maxOf(app))])
  const text = rows.flat().join('|')
  if (sums.dataset['shown'] === text) return
  sums.dataset['shown'] = text
  sums.replaceChildren(...rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]))
}

/** Maximum payout of the slip at the current prices. */
function maxOf({ slip, settings }: App): bigint {
  const tickets = ticketsOf(slip, settings.oddsChange)
  const nowOf = new Map(slip.legs.map((leg) => [leg.fixtureId + leg.market + leg.pick, leg.now ?? leg.price]))
  return tickets.reduce((sum, ticket) => {
    const legs = ticket.legs.map((leg) => ({
      ...leg,
      price: nowOf.get(leg.fixtureId + leg.market + leg.pick) ?? leg.price,
    }))
    return sum + maxPayoutOf({ ...ticket, legs })
  }, 0n)
}

function noteOf({ translator }: App, { hasChanged, isClosed }: { hasChanged: boolean; isClosed: boolean }): string {
  if (isClosed) return translator.t('legClosed')
  return hasChanged ? translator.t('oddsChanged') : ''
}
