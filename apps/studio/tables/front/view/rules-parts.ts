import { element } from '../../../studio/front/controls/element.ts'
import type { FrameWord } from '../../../studio/front/frame/words/frame-words.ts'
import type { Talk } from '../../../studio/front/words/word-table.ts'
import type { SessionView } from '../../../studio/play-contract.ts'
import type { TableWord } from '../words/table-words.ts'

export const paragraph = (text: string): HTMLElement => element('p', {}, text)

export function section(title: string, ...content: (Node | string)[]): HTMLElement {
  return element('section', { class: 'rules-section' }, element('h3', {}, title), ...content)
}

/** Words and what they stand for, in two columns. */
export function terms(rows: readonly (readonly [string, string])[]): HTMLElement {
  const cells = rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)])
  return element('dl', { class: 'figures' }, ...cells)
}

/** What every table's rules end with: limits, how bets are taken, and the promise. */
export function tableSections(
  talk: Talk<TableWord | FrameWord>,
  session: SessionView,
  limits: readonly (readonly [name: string, times: bigint])[],
): HTMLElement[] {
  const least = BigInt(session.limits?.leastCents ?? '0')
  const rows = limits.map(([name, times]) => [name, talk.money(times * least)] as const)
  return [
    section(
      talk.say('limits'),
      terms([
        [talk.say('least'), talk.money(least)],
        ...rows,
        [talk.say('limitsTable'), talk.money(BigInt(session.limits?.mostCents ?? '0'))],
      ]),
    ),
    section(
      talk.say('howBets'),
      paragraph(talk.say('howBetsText')),
      paragraph(talk.say('dealtToAll')),
      paragraph(talk.say('interruptedTable')),
      paragraph(talk.say('wholeCents')),
    ),
    section(talk.say('proof'), paragraph(talk.say('proofHow'))),
  ]
}
