import { button, element } from '../../../kit/front/controls/element.ts'
import type { LobbyTable, LobbyView } from '../../play-contract.ts'
import type { HoldemTranslator } from '../play/translator.ts'

/** All tables of the title, lowest stakes first. */
export function tableList(
  { tables }: LobbyView,
  translator: HoldemTranslator,
  onOpen: (table: string) => void,
): HTMLElement {
  return element(
    'div',
    { class: 'lobby' },
    element('h2', { class: 'lobby-title' }, translator.t('tables')),
    element('p', { class: 'lobby-hint' }, translator.t('tablesHint')),
    element('ul', { class: 'lobby-list' }, ...tables.map((table) => row(table, translator, onOpen))),
  )
}

function row(lobbyTable: LobbyTable, translator: HoldemTranslator, onOpen: (table: string) => void): HTMLElement {
  const money = (cents: number) => translator.money(BigInt(cents))
  const blinds = { small: money(lobbyTable.smallBlind), big: money(lobbyTable.bigBlind) }
  const free = lobbyTable.seats.filter((seat) => seat === null).length
  const isOwn = lobbyTable.own !== null
  const ownNote = translator.t(lobbyTable.ownTurn ? 'ownTurnAtTable' : 'seatedHere')
  const open = button(
    { class: 'lobby-row', 'data-own': String(isOwn) },
    () => onOpen(lobbyTable.table),
    miniTable(lobbyTable),
    element('span', { class: 'lobby-blinds' }, translator.t('blinds', blinds)),
    element(
      'span',
      { class: 'lobby-range' },
      translator.t('buyInRange', { min: money(lobbyTable.minBuyIn), max: money(lobbyTable.maxBuyIn) }),
    ),
    element(
      'span',
      { class: 'lobby-note', 'data-turn': String(lobbyTable.ownTurn) },
      isOwn ? ownNote : translator.count('freeSeats', free),
    ),
  )
  return element('li', {}, open)
}

/** Small oval with its seats: free, the player's own, or taken by a bot or another member. */
function miniTable({ seats, own }: LobbyTable): HTMLElement {
  const dots = seats.map((seat, at) => {
    const occupantClass = seat?.isBot ? 'bot' : 'member'
    const kind = seat === null ? 'free' : occupantClass
    return element('i', { class: 'mini-seat', 'data-kind': own === at ? 'own' : kind, 'data-position': String(at) })
  })
  return element('span', { class: 'mini-table', 'aria-hidden': 'true' }, ...dots)
}
