import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { SECOND_MS } from '@ante/contract/kit/time.ts'
import { getMissionLeaderboard } from '@ante/contract/promotions/leaderboard.ts'
import type { Board, BoardPrize, BoardRow } from '@ante/contract/promotions/leaderboard.ts'

import type { MemberContext } from '../../../kit/context.ts'
import { maskedAccount } from '../../../kit/masked-account.ts'
import { exactTextOf, textOf } from '../../../kit/money.ts'
import { refusalsOf } from '../../../kit/serve.ts'
import { visiblePromotions } from '../../core/supported-promotion.ts'
import type { Promotion } from '../../core/type-definition.ts'
import { requireParticipant, isFor } from '../../core/participant.ts'
import type { PromotionPorts } from '../../core/promotion-ports.ts'
import { textIn } from '../../core/shown-promotion.ts'
import { phaseOf } from '../../core/entry-status.ts'
import { prizeOf } from '../mission-rules.ts'
import type { MissionsRules } from '../mission-rules.ts'
import { missionsOf } from '../missions-of.ts'
import { ownRank } from './own-rank.ts'
import { EVALUATED_EVERY_MS } from './standings.ts'
import type { BoardCache, Ranked, Standings } from './standings.ts'

type Params = Pick<MemberContext, 'member' | 'language'>
type Prizes = NonNullable<MissionsRules['board']>['prizes']

const refuse = refusalsOf(getMissionLeaderboard)

const HUNDREDTHS = 100n

export interface BoardPorts extends PromotionPorts {
  boards: Pick<BoardCache, 'of'>
}

/** Returns the leaderboard of the given promotion, or the merchant's first one, with the member's own rank. */
export async function showLeaderboard(
  ports: BoardPorts,
  { member: signedIn, language }: Params,
  { promotionId }: ParsedInputOf<typeof getMissionLeaderboard>,
): Promise<OutputOf<typeof getMissionLeaderboard>> {
  const { db, clock } = ports
  const member = await requireParticipant(db, signedIn)
  const now = clock.now()
  const boards = (await visiblePromotions(db, member.merchantCode, now)).flatMap(({ promotion }) => {
    const missions = missionsOf(promotion)
    const isVisible = phaseOf(promotion, now) !== 'coming' && isFor(promotion.audience, member, now)
    return missions?.rules.board && isVisible ? [missions] : []
  })
  const promotion = promotionId === undefined ? boards[0] : boards.find(({ code }) => code === promotionId)
  if (promotionId !== undefined && !promotion) throw refuse('promotion.not.found')
  return {
    boards: boards.map((item) => ({ promotionId: item.code, ...titleOf(item, language) })),
    board: promotion ? await shownBoard(ports, promotion, { signedIn, language }) : null,
    refreshSeconds: EVALUATED_EVERY_MS / SECOND_MS,
    currency: signedIn.currency,
    now: now.toISOString(),
  }
}

function titleOf(promotion: Promotion, language: Params['language']) {
  const { title, lang } = textIn(promotion, language)
  return { title, ...(lang !== undefined && { lang }) }
}

async function shownBoard(
  { db, boards }: BoardPorts,
  promotion: Promotion<MissionsRules>,
  { signedIn, language }: { signedIn: Params['member']; language: Params['language'] },
): Promise<Board | null> {
  const { board } = promotion.rules
  if (!board) return null
  const standings = await boards.of(promotion, board)
  const memberId = BigInt(signedIn.memberId)
  const rows = standings.rows.map((row) => shownRow(row, board.prizes, memberId))
  const rowOnBoard = rows.find(({ isOwn }) => isOwn)
  const ownRow = rowOnBoard ?? (await rowBelowBoard())
  return {
    promotionId: promotion.code,
    ...titleOf(promotion, language),
    window: board.window,
    from: standings.from.toISOString(),
    until: standings.until?.toISOString() ?? null,
    rows,
    own: ownRow,
    prizes: shownPrizes(board.prizes),
    multiple: exactTextOf(BigInt(promotion.multiple_hundredths) * HUNDREDTHS),
    previous: shownPrevious(standings, memberId),
  }

  async function rowBelowBoard(): Promise<Board['own']> {
    const rank = await ownRank(db, { promotionId: promotion.id, began: standings.began, memberId })
    if (!rank) return null
    // The cached ranks are some seconds old: the member may have reached a better rank since.
    const account = maskedAccount(signedIn.account)
    return { rank: rank.rank, account, score: scoreText(rank.score), prize: null, isOwn: true }
  }
}

const scoreText = (score: bigint): string => textOf(score / HUNDREDTHS)
const prizeText = (prize: bigint): string | null => (prize === 0n ? null : textOf(prize))

const shownRow = ({ rank, account, score, memberId }: Ranked, prizes: Prizes, ownId: bigint): BoardRow => ({
  rank,
  account,
  score: scoreText(score),
  prize: prizeText(prizeOf(prizes, rank)),
  isOwn: memberId === ownId,
})

const shownPrizes = (prizes: Prizes): BoardPrize[] =>
  prizes.map(({ to, amount }, index) => ({ from: (prizes[index - 1]?.to ?? 0) + 1, to, amount }))

function shownPrevious({ previous }: Standings, ownId: bigint): Board['previous'] {
  if (!previous) return null
  const { from, until, winners } = previous
  return {
    from: from.toISOString(),
    until: until.toISOString(),
    winners: winners.map(({ rank, account, score, prize, memberId }) => ({
      rank,
      account,
      score: scoreText(score),
      prize: prizeText(prize),
      isOwn: memberId === ownId,
    })),
  }
}
