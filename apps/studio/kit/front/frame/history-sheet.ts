import { fairPage } from '../../fairness/fair-page.ts'
import type { HistoryView, RoundView } from '../../play-contract.ts'
import { button, element, setDisabled } from '../controls/element.ts'
import { openSheet } from '../controls/sheet.ts'
import type { Translator } from '../words/word-table.ts'
import type { FrameWord } from './words/frame-words.ts'

export interface HistoryPorts {
  translate: Translator<FrameWord>
  read(before: string | null): Promise<HistoryView>
  /** A round in the game's own words, or its picture; empty when stake and win are sufficient. */
  describe(round: RoundView): (Node | string)[]
}

/** The player's own rounds of this title, latest first. */
export function openHistorySheet(ports: HistoryPorts): void {
  const { translate } = ports
  const list = element('ol', { class: 'rounds' })
  const foot = element('div', { class: 'rounds-foot' })
  openSheet(translate.say('history'), translate, list, foot)
  void showMore(ports, { list, foot }, null)
}

interface Places {
  list: HTMLElement
  foot: HTMLElement
}

async function showMore(ports: HistoryPorts, places: Places, before: string | null): Promise<void> {
  const { list, foot } = places
  const { translate } = ports
  foot.dataset['busy'] = 'true'
  const page = await ports.read(before).catch(() => null)
  foot.dataset['busy'] = 'false'
  const again = (label: string, from: string | null) => {
    const more = button(
      { class: 'action action-second' },
      () => {
        setDisabled(more, true)
        void showMore(ports, places, from)
      },
      label,
    )
    return more
  }
  if (!page)
    return foot.replaceChildren(
      element('p', {}, translate.say('historyFailed')),
      again(translate.say('tryAgain'), before),
    )
  list.append(...page.rounds.map((one) => row(ports, one)))
  if (page.next !== null) return foot.replaceChildren(again(translate.say('historyMore'), page.next))
  foot.replaceChildren(...(list.childElementCount === 0 ? [element('p', {}, translate.say('historyEmpty'))] : []))
}

function row({ translate, describe }: HistoryPorts, { at, round }: HistoryView['rounds'][number]): HTMLElement {
  const time = element('time', { datetime: at }, translate.time(at))
  const stake = element('span', {}, translate.money(BigInt(round.stakeCents)))
  const became = element('strong', { 'data-state': round.state }, becameOf(translate, round))
  const proved = 'fairness' in round && round.fairness !== null
  const page = {
    href: fairPage({ round: round.roundId, language: translate.locale }),
    target: '_blank',
    rel: 'noopener',
  }
  const check = proved ? [element('a', { class: 'round-check', ...page }, translate.say('checkThis'))] : []
  const detail = element('div', { class: 'round-detail' }, ...describe(round), ...check)
  return element('li', { class: 'round-row' }, element('div', { class: 'round-head' }, time, stake, became), detail)
}

function becameOf(translate: Translator<FrameWord>, round: RoundView): string {
  if (round.state === 'played') {
    const won = BigInt(round.wonCents)
    return won > 0n ? translate.say('won', { amount: translate.money(won) }) : translate.say('lost')
  }
  return translate.say(round.state === 'undone' || round.state === 'refused' ? 'roundUndone' : 'roundOpen')
}
