import { fairPage } from '../../fairness/fair-page.ts'
import type { HistoryView, RoundView } from '../../play-contract.ts'
import { button, element, setDisabled } from '../controls/element.ts'
import { openSheet } from '../controls/sheet.ts'
import { isShareableWin } from '../play/shareable-win.ts'
import type { Translator } from '../texts/text-table.ts'
import type { FrameTextId } from './texts/frame-texts.ts'

export interface HistoryPorts {
  translator: Translator<FrameTextId>
  readHistory(before: string | null): Promise<HistoryView>
  /** Describes a round by the game's own texts or picture; empty when stake and win are sufficient. */
  describe(round: RoundView): (Node | string)[]
  /** Null where the lobby cannot share. */
  share: ((roundId: string) => void) | null
}

/** The player's own rounds of this title, latest first. */
export function openHistorySheet(ports: HistoryPorts): void {
  const { translator } = ports
  const list = element('ol', { class: 'rounds' })
  const foot = element('div', { class: 'rounds-foot' })
  openSheet(translator.t('history'), translator, list, foot)
  void showMore(ports, { list, foot }, null)
}

interface HistoryElements {
  list: HTMLElement
  foot: HTMLElement
}

async function showMore(ports: HistoryPorts, elements: HistoryElements, before: string | null): Promise<void> {
  const { list, foot } = elements
  const { translator } = ports
  foot.dataset['busy'] = 'true'
  const page = await ports.readHistory(before).catch(() => null)
  foot.dataset['busy'] = 'false'
  const moreButton = (label: string, from: string | null) => {
    const button_ = button(
      { class: 'action action-second' },
      () => {
        setDisabled(button_, true)
        void showMore(ports, elements, from)
      },
      label,
    )
    return button_
  }
  if (!page)
    return foot.replaceChildren(
      element('p', {}, translator.t('historyFailed')),
      moreButton(translator.t('tryAgain'), before),
    )
  list.append(...page.rounds.map((round) => row(ports, round)))
  if (page.next !== null) return foot.replaceChildren(moreButton(translator.t('historyMore'), page.next))
  foot.replaceChildren(...(list.childElementCount === 0 ? [element('p', {}, translator.t('historyEmpty'))] : []))
}

function row({ translator, describe, share }: HistoryPorts, { at, round }: HistoryView['rounds'][number]): HTMLElement {
  const time = element('time', { datetime: at }, translator.time(at))
  const stake = element('span', {}, translator.money(BigInt(round.stakeCents)))
  const became = element('strong', { 'data-state': round.state }, outcomeText(translator, round))
  const proved = 'fairness' in round && round.fairness !== null
  const page = {
    href: fairPage({ round: round.roundId, language: translator.locale }),
    target: '_blank',
    rel: 'noopener',
  }
  const check = proved ? [element('a', { class: 'round-check', ...page }, translator.t('verifyRound'))] : []
  const win = shareWinButton(translator, round, share)
  const detail = element('div', { class: 'round-detail' }, ...describe(round), ...check, ...win)
  return element('li', { class: 'round-row' }, element('div', { class: 'round-head' }, time, stake, became), detail)
}

/** A button for a paid round with a net win; empty for all others. */
export function shareWinButton(
  { t }: Pick<Translator<FrameTextId>, 't'>,
  round: RoundView,
  share: HistoryPorts['share'],
): HTMLElement[] {
  return share && isShareableWin(round)
    ? [button({ class: 'round-share' }, () => share(round.roundId), t('shareWin'))]
    : []
}

function outcomeText(translator: Translator<FrameTextId>, round: RoundView): string {
  if (round.state === 'played') {
    const won = BigInt(round.wonCents)
    return won > 0n ? translator.t('won', { amount: translator.money(won) }) : translator.t('lost')
  }
  return translator.t(round.state === 'undone' || round.state === 'refused' ? 'roundReturned' : 'roundOpen')
}
