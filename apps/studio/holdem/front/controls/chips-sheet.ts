import { button, element, setDisabled } from '../../../kit/front/controls/element.ts'
import { openSheet } from '../../../kit/front/controls/sheet.ts'
import type { HoldemTranslator } from '../play/translator.ts'

export interface ChipsRequest {
  title: string
  hint: string
  /** Button text for an amount. */
  label(amount: string): string
  minCents: number
  maxCents: number
  stepCents: number
  balanceCents: bigint
  translator: HoldemTranslator
  onChosen(cents: number): void
}

/** Asks for the amount of chips to buy, up to the balance. */
export function openChipsSheet(request: ChipsRequest): void {
  const { translator, minCents, stepCents, balanceCents } = request
  const money = (cents: number) => translator.money(BigInt(cents))
  const max = Math.min(request.maxCents, Number(balanceCents))
  const balance = element(
    'p',
    { class: 'chips-balance' },
    translator.t('balanceIs', { balance: translator.money(balanceCents) }),
  )
  const hint = element('p', { class: 'chips-hint' }, request.hint)
  if (max < minCents) {
    const blanks = { balance: translator.money(balanceCents), min: money(minCents) }
    openSheet(request.title, translator, hint, element('p', { class: 'hint' }, translator.t('notEnough', blanks)))
    return
  }
  let cents = max
  const amount = element('output', { class: 'chips-amount' }, money(cents))
  const slider = element('input', {
    class: 'raise-slider',
    type: 'range',
    min: String(minCents),
    max: String(max),
    step: '1',
    value: String(cents),
    'aria-label': translator.t('buyIn'),
  })
  const confirmButton = button({ class: 'action' }, () => {
    setDisabled(confirmButton, true)
    sheet.close()
    request.onChosen(cents)
  })
  const show = () => {
    amount.textContent = money(cents)
    confirmButton.textContent = request.label(money(cents))
  }
  slider.addEventListener('input', () => {
    const sliderCents = Number(slider.value)
    cents =
      sliderCents >= max || sliderCents <= minCents ? sliderCents : Math.round(sliderCents / stepCents) * stepCents
    show()
  })
  const ends = element(
    'div',
    { class: 'chips-ends' },
    element('span', {}, money(minCents)),
    element('span', {}, money(max)),
  )
  show()
  const sheet = openSheet(request.title, translator, hint, amount, slider, ends, balance, confirmButton)
}
