import { button, element } from '../../../kit/front/controls/element.ts'
import type { Move } from '../../maths/betting.ts'
import type { OwnView, TableView } from '../../table/table-contract.ts'
import type { HoldemTranslator } from '../play/translator.ts'

type Choices = NonNullable<OwnView['choices']>

export interface ActionPorts {
  translator: HoldemTranslator
  onMove(move: Move): void
}

/** Actions of the current player: fold, check or call, and the bet amount. */
export function actionBar(choices: Choices, table: TableView, { translator, onMove }: ActionPorts): HTMLElement {
  const money = (cents: number) => translator.money(BigInt(cents))
  const { toCall, raise } = choices
  const isAllIn = table.seats[choices.seat]?.stackCents === toCall
  const callLabel = translator.t(isAllIn ? 'allInFor' : 'call', { amount: money(toCall) })
  const first =
    toCall > 0
      ? [
          action('fold', translator.t('fold'), () => onMove({ kind: 'fold' })),
          action('call', callLabel, () => onMove({ kind: 'call' })),
        ]
      : [action('check', translator.t('check'), () => onMove({ kind: 'check' }))]
  if (!raise) return element('div', { class: 'actions' }, element('div', { class: 'action-row' }, ...first))

  const isBet = table.hand?.toMatch === 0
  const raiseLabel = (to: number) => {
    if (to === raise.max) return translator.t('allInFor', { amount: money(to) })
    return translator.t(isBet ? 'betTo' : 'raiseTo', { amount: money(to) })
  }
  let to = raise.min
  const raiseButton = action('raise', raiseLabel(to), () => onMove({ kind: 'raise', to }))
  const slider = element('input', {
    class: 'raise-slider',
    type: 'range',
    min: String(raise.min),
    max: String(raise.max),
    step: '1',
    value: String(raise.min),
    'aria-label': translator.t('raiseAmount'),
  })
  const choose = (cents: number) => {
    to = Math.min(Math.max(Math.round(cents), raise.min), raise.max)
    slider.value = String(to)
    slider.setAttribute('aria-valuetext', money(to))
    raiseButton.textContent = raiseLabel(to)
  }
  slider.addEventListener('input', () => choose(rounded(Number(slider.value), raise, table.bigBlind)))
  const presets = presetsOf(table, choices).map(([textId, cents]) =>
    button({ class: 'preset' }, () => choose(cents), translator.t(textId)),
  )
  return element(
    'div',
    { class: 'actions' },
    element('div', { class: 'raise-row' }, element('div', { class: 'presets' }, ...presets), slider),
    element('div', { class: 'action-row' }, ...first, raiseButton),
  )
}

const action = (kind: string, label: string, onPress: () => void) =>
  button({ class: 'act', 'data-kind': kind }, onPress, label)

/** The slider snaps to whole big blinds, and to both ends. */
function rounded(cents: number, { min, max }: { min: number; max: number }, bigBlind: number): number {
  if (cents <= min || cents >= max) return cents
  return Math.round(cents / bigBlind) * bigBlind
}

/** Raises by half the pot and the whole pot, computed as if the previous bet were called first. */
function presetsOf(table: TableView, { toCall, raise }: Choices) {
  const { hand, seats } = table
  const bets = seats.reduce((sum, seat) => sum + (seat?.betCents ?? 0), 0)
  const pot = (hand?.potCents ?? 0) + bets + toCall
  const toMatch = hand?.toMatch ?? 0
  return [
    ['minimumRaise', raise?.min ?? 0],
    ['halfPot', toMatch + pot / 2],
    ['fullPot', toMatch + pot],
    ['allInBet', raise?.max ?? 0],
  ] as const
}
