import { MINUTE_MS, SECOND_MS } from '@ante/contract/kit/time.ts'

import { element } from '../../../kit/front/controls/element.ts'
import { RAKE_CAP_BIG_BLINDS, RAKE_PERCENT } from '../../maths/pots.ts'
import { AWAY_MS, BANK_MS, MIN_BUY_IN, MAX_BUY_IN, TURN_MS } from '../../table/table.ts'
import type { HoldemTranslator } from '../play/translator.ts'
import type { HoldemTextId } from '../texts/texts.ts'

const sections = [
  ['rulesGame', 'rulesGameText'],
  ['rulesMoney', 'rulesMoneyText'],
  ['rulesBets', 'rulesBetsText'],
  ['rulesSeats', 'rulesSeatsText'],
  ['rulesTime', 'rulesTimeText'],
  ['rulesFair', 'rulesFairText'],
  ['rulesFaults', 'rulesFaultsText'],
] as const satisfies readonly (readonly [HoldemTextId, HoldemTextId])[]

/** All rules, with the table's own figures. */
export function rules(translator: HoldemTranslator): Node[] {
  const blanks = {
    turn: translator.number(TURN_MS / SECOND_MS),
    bank: translator.number(BANK_MS / SECOND_MS),
    away: translator.number(AWAY_MS / MINUTE_MS),
    min: translator.number(MIN_BUY_IN),
    max: translator.number(MAX_BUY_IN),
    percent: translator.number(RAKE_PERCENT),
    cap: translator.number(RAKE_CAP_BIG_BLINDS),
  }
  return sections.map(([title, text]) =>
    element(
      'section',
      { class: 'rules-section' },
      element('h3', {}, translator.t(title)),
      element('p', {}, translator.t(text, blanks)),
    ),
  )
}
