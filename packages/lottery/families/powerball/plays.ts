import type { Family } from '../../family.ts'
import { rational } from '../../kit/rational.ts'
import type { Play, Row } from '../../play.ts'
import { board, numberRow, numbersFrom } from '../kit/boards.ts'
import { tiersOf } from '../kit/play-of.ts'
import { tableMenu } from '../kit/table-menu.ts'
import { DLT_PRIZES, SSQ_PRIZES, TL_PRIZES } from './prizes.ts'
import type { TicketPrizes } from './prizes.ts'

interface Pool {
  pick: number
  highest: number
}

interface Ticket {
  family: Family
  from: number
  code: string
  front: Pool
  back?: Pool
  prizes: TicketPrizes
}

function row(name: string, { pick, highest }: Pool): Row {
  return numberRow(name, numbersFrom(1, highest), { min: pick })
}

/** Returns the play of a ticket; its tiers are the possible results, such as `4+0`. */
function ticketPlays({ family, from, code, front, back, prizes }: Ticket): Play[] {
  const tiers = Object.fromEntries(Object.keys(prizes).map((way) => [way, way]))
  return tableMenu(family, from, [
    {
      id: 1,
      code,
      group: 'ticket',
      subgroup: 'ticket',
      board: board([row('front', front), ...(back ? [row('back', back)] : [])]),
      rule: { kind: 'ticket', front: front.pick, back: back?.pick ?? 0, tiers },
      tiers: tiersOf(Object.fromEntries(Object.entries(prizes).map(([way, pays]) => [way, rational(pays)]))),
    },
  ])
}

type TlFamily = keyof typeof TL_PRIZES

const TL: Readonly<Record<TlFamily, { from: number; highest: number }>> = {
  TL642: { from: 24_000, highest: 42 },
  TL645: { from: 25_000, highest: 45 },
  TL649: { from: 26_000, highest: 49 },
  TL655: { from: 27_000, highest: 55 },
  TL658: { from: 28_000, highest: 58 },
}

export function tlPlays(family: TlFamily): Play[] {
  const { from, highest } = TL[family]
  return ticketPlays({ family, from, code: 'pick6', front: { pick: 6, highest }, prizes: TL_PRIZES[family] })
}

/** Returns the play's name for an alternative name, such as `match4`, which names the win instead of the ticket. */
export function tlPlayName(name: string): string {
  return name.replace(/^match\d$/, 'pick6')
}

export function ssqPlays(): Play[] {
  return ticketPlays({
    family: 'SSQ',
    from: 29_000,
    code: 'pick6_1',
    front: { pick: 6, highest: 33 },
    back: { pick: 1, highest: 16 },
    prizes: SSQ_PRIZES,
  })
}

export function dltPlays(): Play[] {
  return ticketPlays({
    family: 'DLT',
    from: 30_000,
    code: 'pick5_2',
    front: { pick: 5, highest: 35 },
    back: { pick: 2, highest: 12 },
    prizes: DLT_PRIZES,
  })
}
