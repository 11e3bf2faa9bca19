import type { AutoplayTextId } from '../autoplay/texts/autoplay-texts.ts'
import type { FrameTextId } from '../frame/texts/frame-texts.ts'
import { AUTOPLAY_ROUNDS, LOSS_LIMITS_BETS, SINGLE_WINS_BETS } from '../play/autoplay.ts'
import type { AutoplayPlan } from '../play/autoplay.ts'
import type { Translator } from '../texts/text-table.ts'
import { button, element, setDisabled } from './element.ts'
import { openSheet } from './sheet.ts'

/** Texts of autoplay, including the game's own word for its feature. */
export type AutoplayTranslator = Translator<AutoplayTextId | FrameTextId | 'autoplayFeature'>

/** Opens the autoplay settings. Autoplay does not start without a loss limit. */
export function openAutoplaySheet(
  translator: AutoplayTranslator,
  stakeCents: bigint,
  onStart: (plan: AutoplayPlan) => void,
): void {
  const { t, count, money, number } = translator
  const plan: { rounds: number; lossLimitCents: bigint | null; singleWinCents: bigint | null } = {
    rounds: AUTOPLAY_ROUNDS[0],
    lossLimitCents: null,
    singleWinCents: null,
  }
  const amounts = (bets: readonly number[]) => bets.map((times) => stakeCents * BigInt(times))
  const hint = element('p', { class: 'hint' }, t('autoplayLossLimitWhy'))
  const feature = element('input', { type: 'checkbox', class: 'tick', checked: true })
  const start = button({ class: 'action' }, () => begin(), count('autoplayStart', plan.rounds))
  setDisabled(start, true)

  const rounds = choice<number>({
    legend: t('autoplayRounds'),
    values: [...AUTOPLAY_ROUNDS],
    label: number,
    chosen: plan.rounds,
    onChoose: (chosen) => {
      plan.rounds = chosen
      start.textContent = count('autoplayStart', chosen)
    },
  })
  const lossLimit = choice<bigint>({
    legend: t('autoplayLossLimit'),
    values: amounts(LOSS_LIMITS_BETS),
    label: money,
    onChoose: (chosen) => {
      plan.lossLimitCents = chosen
      setDisabled(start, false)
      hint.hidden = true
    },
  })
  const singleWin = choice<bigint | null>({
    legend: t('autoplaySingleWin'),
    values: [null, ...amounts(SINGLE_WINS_BETS)],
    label: (cents) => (cents === null ? t('autoplaySingleWinNone') : money(cents)),
    chosen: null,
    onChoose: (chosen) => {
      plan.singleWinCents = chosen
    },
  })
  const tick = element('label', { class: 'tick-row' }, feature, t('autoplayFeature'))
  const foot = element('div', { class: 'sheet-foot' }, hint, start)
  const sheet = openSheet(t('autoplay'), translator, rounds, lossLimit, singleWin, tick, foot)

  function begin(): void {
    if (plan.lossLimitCents === null) return
    sheet.close()
    onStart({ ...plan, lossLimitCents: plan.lossLimitCents, stopOnFeature: feature.checked })
  }
}

interface Choice<Value> {
  legend: string
  values: Value[]
  label: (value: Value) => string
  /** Initially selected value; when missing, no value is selected. */
  chosen?: Value
  onChoose: (value: Value) => void
}

/** A row of radio buttons styled as chips. */
function choice<Value extends number | bigint | null>(options: Choice<Value>): HTMLFieldSetElement {
  const chips = options.values.map((value) => {
    const checked = 'chosen' in options && value === options.chosen
    const input = element('input', { type: 'radio', name: options.legend, class: 'chip-input', checked })
    input.addEventListener('change', () => options.onChoose(value))
    return element('label', { class: 'chip' }, input, element('span', {}, options.label(value)))
  })
  const row = element('div', { class: 'chips' }, ...chips)
  return element('fieldset', { class: 'choice' }, element('legend', {}, options.legend), row)
}
