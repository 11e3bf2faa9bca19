import { SECOND_MS } from '@ante/contract/kit/time.ts'

import { button, element } from '../../../kit/front/controls/element.ts'
import type { Move } from '../../maths/betting.ts'
import { VIEWER_DELAY_MS } from '../../table/table.ts'
import type { OwnView, TableView } from '../../table/table-contract.ts'
import type { HoldemTranslator } from '../play/translator.ts'
import type { HoldemTextId } from '../texts/texts.ts'
import { actionBar } from './action-bar.ts'

export interface RailPorts {
  table: TableView
  own: OwnView | null
  translator: HoldemTranslator
  busy: boolean
  onMove(move: Move): void
  onPresence(change: 'sit-out' | 'sit-in' | 'stay'): void
  onLeaveSeat(): void
  onTopUp(): void
  onHistory(): void
  onTables(): void
}

/** Panel below the table: the current state, and the player's available actions. Its key changes with its content. */
export function tableRail(ports: RailPorts): HTMLElement {
  const { table, own, translator, busy } = ports
  const isTurn = isOwnTurn(table, own)
  const status = element('p', { class: 'rail-status' }, statusOf(ports))
  const choices = isTurn && !busy ? own?.choices : null
  const actions = choices ? actionBar(choices, table, { translator, onMove: ports.onMove }) : idle(ports)
  const key = JSON.stringify([statusOf(ports), choices, isTurn ? table.hand?.log.length : own?.leaving, own?.seat])
  return element('div', { class: 'rail-body', 'data-turn': String(isTurn), 'data-key': key }, status, actions)
}

const isOwnTurn = ({ hand }: TableView, own: OwnView | null): boolean =>
  own?.choices !== null && own !== null && hand?.turn?.seat === own.seat && hand.number === own.handNumber

function statusOf({ table, own, translator }: RailPorts): string {
  const { hand, seats } = table
  if (!own) return translator.t('railHint', { seconds: translator.number(VIEWER_DELAY_MS / SECOND_MS) })
  const ownTextId = ownTextIdOf(table, own)
  if (ownTextId) return translator.t(ownTextId)
  if (hand?.turn) return translator.t('turnOf', { name: seats[hand.turn.seat]?.name ?? '' })
  if (seats[own.seat]?.state === 'waiting') return translator.t('dealtInNextHand')
  return translator.t(table.nextDealAt === null ? 'needPlayers' : 'handOver')
}

/** Message about the player's own state; null when the table's state takes precedence. */
function ownTextIdOf(table: TableView, own: OwnView): HoldemTextId | null {
  const seat = table.seats[own.seat]
  if (own.leaving) return 'leavingSoon'
  if (isOwnTurn(table, own)) return table.hand?.turn?.inBank ? 'yourTurnBank' : 'yourTurn'
  const chips = (seat?.stackCents ?? 0) + (seat?.putCents ?? 0) + own.incomingCents
  if (chips === 0) return 'noChipsLeft'
  return seat?.state === 'away' ? 'sittingOut' : null
}

function idle(ports: RailPorts): HTMLElement {
  const { own, table, translator } = ports
  const tool = (label: string, onPress: () => void) => button({ class: 'tool' }, onPress, label)
  const tables = tool(translator.t('backToTables'), () => ports.onTables())
  if (!own) return element('div', { class: 'tools' }, tables)
  const isAway = table.seats[own.seat]?.state === 'away'
  const presence = isAway
    ? tool(translator.t('comeBack'), () => ports.onPresence('sit-in'))
    : tool(translator.t('sitOut'), () => ports.onPresence('sit-out'))
  const leaving = own.leaving
    ? tool(translator.t('stay'), () => ports.onPresence('stay'))
    : tool(translator.t('leaveSeat'), () => ports.onLeaveSeat())
  return element(
    'div',
    { class: 'tools' },
    presence,
    tool(translator.t('topUp'), () => ports.onTopUp()),
    tool(translator.t('hands'), () => ports.onHistory()),
    tables,
    leaving,
  )
}
