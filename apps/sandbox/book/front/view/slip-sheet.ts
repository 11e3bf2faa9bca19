import { button, element, setDisabled } from '../../../studio/front/controls/element.ts'
import { icon } from '../../../studio/front/controls/icon.ts'
import { openSheet } from '../../../studio/front/controls/sheet.ts'
import { bookPath, PricesView } from '../../book-contract.ts'
import { marketById } from '../../markets/market.ts'
import { combinationsOf, systemOf } from '../../tickets/systems.ts'
import { mostPayoutOf, oddsChanges, stakeCentsOf } from '../../tickets/ticket.ts'
import { SINGLES } from '../state/slip.ts'
import type { SlipLeg } from '../state/slip.ts'
import type { App } from './app.ts'
import { setText } from './match-row.ts'
import { marketName, pickName } from './match-words.ts'
import { choices } from './choices.ts'
import { placeSlip, ticketsOf } from './place-slip.ts'
import { stakeField } from './stake-field.ts'

const LOOK_MS = 1_500

/** The slip: what is picked, how it is put together, what it costs and may pay. */
export function openSlip(app: App): void {
  const { frame, slip, settings, talk } = app
  const legs = element('ul', { class: 'slip-legs' })
  const modes = element('div', {})
  const note = element('p', { class: 'hint', role: 'status' })
  const sums = element('dl', { class: 'figures slip-sums' })
  const place = button({ class: 'action' }, () => void hand())
  const field = stakeField(app)
  const policy = choices({
    legend: talk.say('oddsChange'),
    name: 'odds-change',
    options: oddsChanges.map((id) => ({ id, label: talk.say(`oddsChange.${id}`) })),
    chosen: settings.oddsChange,
    onChoose: (oddsChange) => settings.set({ oddsChange }),
  })
  const foot = element('div', { class: 'sheet-foot' }, note, sums, place)
  const sheet = openSheet(
    talk.say('slip'),
    { words: { close: talk.say('close') } },
    legs,
    modes,
    field.element,
    policy,
    foot,
  )
  let isBusy = false
  let shape = ''

  const show = () => {
    const next = `${slip.legs.map(({ fixtureId, market, pick }) => fixtureId + market + pick).join(' ')} ${slip.mode}`
    if (next !== shape) build()
    shape = next
    if (slip.legs.length === 0 && !isBusy) return sheet.close()
    showPrices(app, legs)
    field.show()
    const hasChanged = slip.legs.some(({ price, now }) => now !== null && now !== price)
    const isClosed = slip.legs.some(({ now }) => now === null)
    const total = ticketsOf(slip, settings.oddsChange).reduce((sum, ticket) => sum + stakeCentsOf(ticket), 0n)
    const mayPay = !hasChanged || settings.oddsChange !== 'none'
    showSums(app, sums)
    setText(note, noteOf(app, { hasChanged, isClosed }))
    const amount = { amount: talk.money(total) }
    setText(place, isBusy ? busyText() : talk.say(mayPay ? 'place' : 'accept', amount))
    setDisabled(place, isBusy || isClosed || !field.isRight() || total === 0n)
  }
  const busyText = () => {
    const isLive = slip.legs.some(({ fixtureId }) => app.season.match(fixtureId)?.phase === 'live')
    return talk.say(isLive ? 'placingLive' : 'placing', { seconds: (app.season.list?.delayMs ?? 0) / 1_000 })
  }
  const build = () => {
    legs.replaceChildren(...slip.legs.map((leg) => legRow(app, leg)))
    modes.replaceChildren(...modeChoice(app))
  }
  const hand = async () => {
    if (frame.paused) return frame.view.toast(talk.say('paused'), { stays: true })
    isBusy = true
    // What the player sees on the button is what he takes.
    slip.accept()
    show()
    const most = mostOf(app)
    const staked = await placeSlip(app).catch(() => null)
    isBusy = false
    if (staked !== null) {
      frame.sound.win()
      frame.view.toast(
        `${talk.say('placed')} ${talk.say('placedWhy', { amount: talk.money(staked), most: talk.money(most) })}`,
      )
      frame.view.say(talk.say('placed'))
    }
    show()
  }
  const look = async () => {
    const asked = slip.legs.map(({ fixtureId, market, pick }) => ({ fixtureId, market, pick }))
    if (asked.length === 0 || isBusy) return
    const view = await frame.calls.ask(bookPath.prices, PricesView, { legs: asked }).catch(() => null)
    if (view && !isBusy) slip.learn(view.prices)
  }
  const stops = [slip.onChange(show), settings.onChange(show)]
  const timer = setInterval(() => void look(), LOOK_MS)
  sheet.addEventListener('close', () => {
    clearInterval(timer)
    for (const stop of stops) stop()
  })
  show()
  void look()
}

function legRow(app: App, leg: SlipLeg): HTMLElement {
  const { talk, slip } = app
  const market = marketById(leg.market)
  const name = market ? pickName(talk, { market, pick: leg.pick }, leg) : ''
  const remove = button(
    { class: 'slip-remove', 'aria-label': talk.say('remove', { pick: name }) },
    () => slip.toggle(leg),
    icon('close'),
  )
  const words = element(
    'div',
    { class: 'slip-words' },
    element('strong', { dir: 'auto' }, name),
    element('span', {}, market ? marketName(talk, market, leg.sport) : ''),
    element('span', { dir: 'auto' }, `${leg.home} – ${leg.away}`),
  )
  return element('li', { class: 'slip-leg' }, remove, words, element('span', { class: 'slip-price', dir: 'ltr' }))
}

/** Prices move under the player's eyes; where one has changed the old one stays beside it. */
function showPrices({ slip, settings }: App, legs: HTMLElement): void {
  slip.legs.forEach(({ price, now }, place) => {
    const cell = legs.children.item(place)?.querySelector<HTMLElement>('.slip-price')
    if (!cell) return
    const text = now === null ? '–' : settings.text(now)
    const isNew = now !== null && now !== price
    const shown = isNew ? `${settings.text(price)} → ${text}` : text
    setText(cell, shown)
    cell.dataset['moved'] = isNew && now > price ? 'up' : isNew ? 'down' : ''
    legs.children.item(place)?.setAttribute('data-closed', String(now === null))
  })
}

function modeChoice({ slip, talk }: App): HTMLElement[] {
  const { modes } = slip
  if (slip.legs.length < 2) return []
  const options = modes.map((id) => ({ id, label: modeName(talk, id, slip.legs.length) }))
  const pick = choices({ legend: '', name: 'mode', options, chosen: slip.mode, onChoose: (mode) => slip.choose(mode) })
  return slip.hasMatchTwice ? [pick, element('p', { class: 'hint' }, talk.say('sameMatch'))] : [pick]
}

function modeName(talk: App['talk'], id: string, legs: number): string {
  const system = systemOf(id, legs)
  const bets = talk.count('bets', system ? combinationsOf(system) : legs)
  return `${modeWord(talk, id)} · ${bets}`
}

/** How a ticket is put together, by its name. */
export function modeWord({ say }: App['talk'], id: string): string {
  const [, size, legs] = /^(\d+)\/(\d+)$/.exec(id) ?? []
  if (size && legs) return say('system.some', { size, legs })
  const names: Readonly<Record<string, string>> = {
    single: say('single'),
    [SINGLES]: say('singles'),
    accumulator: say('accumulator'),
    trixie: say('system.trixie'),
    patent: say('system.patent'),
    yankee: say('system.yankee'),
    'lucky-15': say('system.lucky-15'),
    'super-yankee': say('system.super-yankee'),
    'lucky-31': say('system.lucky-31'),
    heinz: say('system.heinz'),
    'lucky-63': say('system.lucky-63'),
  }
  return names[id] ?? id
}

function showSums(app: App, sums: HTMLElement): void {
  const { slip, settings, talk } = app
  const tickets = ticketsOf(slip, settings.oddsChange)
  const total = tickets.reduce((sum, ticket) => sum + stakeCentsOf(ticket), 0n)
  const rows: [string, string][] = [[talk.say('totalStake'), talk.money(total)]]
  if (slip.mode === 'accumulator') {
    const price = slip.legs.reduce((product, leg) => (product * (leg.now ?? leg.price)) / 1_000, 1_000)
    rows.unshift([talk.say('totalPrice'), settings.text(Math.floor(price))])
  }
  rows.push([talk.say('mayWin'), talk.money(mostOf(app))])
  const text = rows.flat().join('|')
  if (sums.dataset['shown'] === text) return
  sums.dataset['shown'] = text
  sums.replaceChildren(...rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]))
}

/** What the slip pays when all goes well, at the prices of now. */
function mostOf({ slip, settings }: App): bigint {
  const tickets = ticketsOf(slip, settings.oddsChange)
  const nowOf = new Map(slip.legs.map((leg) => [leg.fixtureId + leg.market + leg.pick, leg.now ?? leg.price]))
  return tickets.reduce((sum, ticket) => {
    const legs = ticket.legs.map((leg) => ({
      ...leg,
      price: nowOf.get(leg.fixtureId + leg.market + leg.pick) ?? leg.price,
    }))
    return sum + mostPayoutOf({ ...ticket, legs })
  }, 0n)
}

function noteOf({ talk }: App, { hasChanged, isClosed }: { hasChanged: boolean; isClosed: boolean }): string {
  if (isClosed) return talk.say('legClosed')
  return hasChanged ? talk.say('oddsChanged') : ''
}
