import { button, element } from '../../../kit/front/controls/element.ts'
import { SINGLES } from '../state/slip.ts'
import { amountText, centsIn } from '../state/stake-amount.ts'
import type { App } from './app.ts'
import { setText } from './match-row.ts'

const QUICK = 4

/** Input for any amount to the cent, typed or tapped. */
export function stakeField(app: App) {
  const { frame, slip, translator } = app
  const input = element('input', {
    class: 'stake-input',
    dir: 'ltr',
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: '13',
    value: amountText(slip.unitCents),
    id: 'stake',
  })
  const label = element('label', { for: 'stake' })
  const wrong = element('p', { class: 'hint', role: 'alert' })
  let isRight = slip.unitCents > 0n
  const read = () => {
    const cents = centsIn(input.value)
    const least = BigInt(app.season.list?.limits.leastCents ?? 0)
    isRight = cents !== null && cents >= least
    const texts =
      cents === null ? translator.t('invalidStake') : translator.t('belowMinimum', { amount: translator.money(least) })
    setText(wrong, isRight ? '' : texts)
    input.setAttribute('aria-invalid', String(!isRight))
    slip.stake(cents)
  }
  input.addEventListener('input', read)
  const quick = frame.stakeSelector.stakes.slice(0, QUICK).map((cents) =>
    button(
      { class: 'quick' },
      () => {
        input.value = amountText(cents)
        read()
      },
      translator.money(cents),
    ),
  )
  const made = element('div', { class: 'stake' }, label, input, element('div', { class: 'quicks' }, ...quick), wrong)
  return {
    element: made,
    isRight: () => isRight,
    show: () => {
      const isOne = slip.mode === 'accumulator' || (slip.mode === SINGLES && slip.legs.length === 1)
      setText(label, translator.t(isOne ? 'stake' : 'stakeEach'))
    },
  }
}
