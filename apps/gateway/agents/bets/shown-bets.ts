import type { TeamBet } from '@ante/contract/agents/bets.ts'
import type { TeamMember } from '@ante/contract/agents/team-member.ts'
import { dayOf } from '@ante/contract/kit/days.ts'
import { OWN_LOTTERY } from '@ante/contract/launch/own-lottery.ts'

import { membersById } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { maskedAccount } from '../../kit/masked-account.ts'
import { textOf } from '../../kit/money.ts'
import { roundGames } from '../../launch/public.ts'
import type { TeamRound } from '../../launch/public.ts'
import { lotterySummaries } from '../../lottery/public.ts'
import type { TeamLotteryBet } from '../../lottery/public.ts'
import { teamMember } from '../teams/find-team-member.ts'
import type { TeamBetsQuery } from './team-bets-query.ts'
import type { FoundBet } from './find-bets.ts'

/** Returns bets as an agent sees them, with names and pictures of the games. */
export async function shownBets(db: Db, query: TeamBetsQuery, bets: readonly FoundBet[]): Promise<TeamBet[]> {
  const rounds = bets.filter((bet) => bet.kind === 1)
  const drawn = bets.filter((bet) => bet.kind === 0)
  const people = [...new Set(bets.map(({ memberId }) => memberId))]
  const [players, faces, draws] = await Promise.all([
    membersById(db, people),
    roundGames(db, rounds),
    lotterySummaries(
      db,
      drawn.map(({ gameId }) => gameId),
    ),
  ])
  const playerOf = new Map(players.map((player) => [player.id, shownPlayer(player, query)]))
  return bets.flatMap((bet) => {
    const member = playerOf.get(bet.memberId)
    const face = bet.kind === 1 ? ofRound(bet, faces.get(bet.node_id)) : ofDraw(bet, draws.get(bet.gameId), query)
    return member && face ? [{ member, ...face, ...amountsOf(bet) }] : []
  })
}

/**
 * Formats the player of a bet. Accounts below direct downlines are masked, unless the agent searched for that account.
 */
function shownPlayer(player: Member, { parent, account }: TeamBetsQuery): TeamMember {
  const isNear = player.id === parent.id || player.uplineId === parent.id
  const isNamed = account?.toLowerCase() === player.account.toLowerCase()
  return teamMember(isNear || isNamed ? player : { ...player, account: maskedAccount(player.account) })
}

type ShownBet = Omit<TeamBet, 'member' | 'stake' | 'payout' | 'net'>

function ofRound(
  round: TeamRound,
  face: Awaited<ReturnType<typeof roundGames>> extends Map<bigint, infer One> ? One | undefined : never,
): ShownBet | null {
  if (!face) return null
  return {
    vendor: round.vendor,
    betId: round.round_id,
    vendorName: face.vendorName,
    game: String(round.node_id),
    gameName: face.name,
    picture: face.picture,
    drawNumber: null,
    category: round.category,
    outcome: round.outcome,
    day: round.day,
    beganAt: round.opened_at.toISOString(),
    endedAt: round.closed_at?.toISOString() ?? null,
  }
}

function ofDraw(
  bet: TeamLotteryBet,
  face: { name: string; picture: string } | undefined,
  { period: input }: Pick<TeamBetsQuery, 'period'>,
): ShownBet | null {
  if (!face) return null
  return {
    vendor: OWN_LOTTERY,
    betId: String(bet.id),
    vendorName: null,
    game: `L${bet.gameId}`,
    gameName: face.name,
    picture: face.picture,
    drawNumber: bet.drawNumber,
    category: 'LOTT',
    outcome: bet.outcome,
    day: dayOf(input.zone, bet.placedAt.getTime()),
    beganAt: bet.placedAt.toISOString(),
    endedAt: bet.settledAt?.toISOString() ?? null,
  }
}

const amountsOf = ({ staked, paid }: Pick<FoundBet, 'staked' | 'paid'>) => ({
  stake: textOf(staked),
  payout: textOf(paid),
  net: textOf(paid - staked),
})
