import { button, element, setDisabled } from '../../../kit/front/controls/element.ts'
import { MAX_PARTS } from '../../tickets/sold-parts.ts'
import { ALL, maySellPart, saleOf } from '../state/sale.ts'
import type { OpenTicket } from '../state/sale.ts'
import type { App } from './app.ts'
import { setText } from './match-row.ts'

const MARKS = [25, 50, 75, ALL]

export interface SellPanel {
  element: HTMLElement
  percent(): number
  choose(percent: number): void
  /** Keeps the slider's position and shows the result at the current offer. */
  update(ticket: OpenTicket, isBusy: boolean): void
}

/** Panel for a partial sale: the share to sell, its current price, and the remaining part. */
export function sellPanel({ translator }: Pick<App, 'translator'>, onChange: () => void): SellPanel {
  const { t, money } = translator
  const written = new Intl.NumberFormat(translator.locale, { style: 'percent' })
  let percent = ALL
  const slider = element('input', {
    class: 'sell-slider',
    type: 'range',
    min: '1',
    max: `${ALL}`,
    step: '1',
    value: `${ALL}`,
    'aria-label': t('stakeToCashOut'),
  })
  const choose = (predicate: number) => {
    percent = predicate
    slider.value = `${predicate}`
    onChange()
  }
  slider.addEventListener('input', () => choose(Number(slider.value)))
  const marks = MARKS.map((mark) =>
    button({ class: 'sell-mark' }, () => choose(mark), mark === ALL ? t('cashOutAll') : written.format(mark / ALL)),
  )
  const [now, stays, max] = [
    amountRow(t('cashOutNow')),
    amountRow(t('remainingStake')),
    amountRow(t('potentialPayout')),
  ]
  const figures = element('dl', { class: 'sell-figures' }, now.row, stays.row, max.row)
  const hint = element('p', { class: 'hint' }, t('cashOutPartsLimit', { count: MAX_PARTS }))
  const title = element('p', { class: 'sell-title', 'aria-hidden': 'true' }, t('stakeToCashOut'))
  const panel = element(
    'div',
    { class: 'sell' },
    title,
    slider,
    element('div', { class: 'sell-marks' }, ...marks),
    figures,
    hint,
  )

  const update = (ticket: OpenTicket, isBusy: boolean) => {
    const mayChoose = maySellPart(ticket)
    if (!mayChoose) percent = ALL
    slider.value = `${percent}`
    slider.disabled = isBusy || !mayChoose
    for (const [index, mark] of marks.entries()) {
      setDisabled(mark, isBusy || !mayChoose)
      mark.setAttribute('aria-pressed', String(MARKS[index] === percent))
    }
    hint.hidden = mayChoose || ticket.sold.length < MAX_PARTS
    const sale = saleOf(ticket, percent)
    slider.setAttribute('aria-valuetext', `${written.format(percent / ALL)}, ${money(sale?.stakeCents ?? 0n)}`)
    setText(now.amount, sale ? money(sale.paysCents) : '–')
    setText(stays.amount, sale ? money(sale.remainingCents) : '–')
    setText(max.amount, sale ? money(sale.mayPayCents) : '–')
  }
  return { element: panel, percent: () => percent, choose, update }
}

function amountRow(label: string) {
  const amount = element('dd', {})
  return { amount, row: element('div', { class: 'sell-row' }, element('dt', {}, label), amount) }
}
