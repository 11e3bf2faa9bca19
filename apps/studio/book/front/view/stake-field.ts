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
  const problemElement = element('p', { class: 'hint', role: 'alert' })
  let isRight = slip.unitCents > 0n
  const readStake = () => {
    const cents = centsIn(input.value)
    const min = BigInt(app.matchCache.list?.limits.minCents ?? 0)
    isRight = cents !== null && cents >= min
    const texts =
      cents === null ? translator.t('invalidStake') : translator.t('belowMinimum', { amount: translator.money(min) })
    setText(problemElement, isRight ? '' : texts)
    input.setAttribute('aria-invalid', String(!isRight))
    slip.stake(cents)
  }
  input.addEventListener('input', readStake)
  const quick = frame.stakeSelector.stakes.slice(0, QUICK).map((cents) =>
    button(
      { class: 'quick' },
      () => {
        input.value = amountText(cents)
        readStake()
      },
      translator.money(cents),
    ),
  )
  const field = element(
    'div',
    { class: 'stake' },
    label,
    input,
    element('div', { class: 'quicks' }, ...quick),
    problemElement,
  )
  return {
    element: field,
    isRight: () => isRight,
    show: () => {
      const isOne = slip.mode === 'accumulator' || (slip.mode === SINGLES && slip.legs.length === 1)
      setText(label, translator.t(isOne ? 'stake' : 'stakeEach'))
    },
  }
}
