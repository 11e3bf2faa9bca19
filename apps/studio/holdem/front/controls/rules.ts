import { MINUTE_MS, SECOND_MS } from '@ante/contract/kit/time.ts'

import { element } from '../../../studio/front/controls/element.ts'
import { RAKE_CAP_BIG_BLINDS, RAKE_PERCENT } from '../../maths/pots.ts'
import { AWAY_MS, BANK_MS, LEAST_BUY_IN, MOST_BUY_IN, TURN_MS } from '../../table/table.ts'
import type { HoldemTalk } from '../play/talk.ts'
import type { HoldemWord } from '../words/words.ts'

const sections = [
  ['rulesGame', 'rulesGameText'],
  ['rulesMoney', 'rulesMoneyText'],
  ['rulesBets', 'rulesBetsText'],
  ['rulesSeats', 'rulesSeatsText'],
  ['rulesTime', 'rulesTimeText'],
  ['rulesFair', 'rulesFairText'],
  ['rulesFaults', 'rulesFaultsText'],
] as const satisfies readonly (readonly [HoldemWord, HoldemWord])[]

/** All rules, with the figures that the table itself goes by. */
export function rules(talk: HoldemTalk): Node[] {
  const blanks = {
    turn: talk.number(TURN_MS / SECOND_MS),
    bank: talk.number(BANK_MS / SECOND_MS),
    away: talk.number(AWAY_MS / MINUTE_MS),
    least: talk.number(LEAST_BUY_IN),
    most: talk.number(MOST_BUY_IN),
    percent: talk.number(RAKE_PERCENT),
    cap: talk.number(RAKE_CAP_BIG_BLINDS),
  }
  return sections.map(([title, text]) =>
    element(
      'section',
      { class: 'rules-section' },
      element('h3', {}, talk.say(title)),
      element('p', {}, talk.say(text, blanks)),
    ),
  )
}
