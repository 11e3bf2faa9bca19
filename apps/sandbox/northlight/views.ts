import * as z from 'zod/mini'

import { LEAST_SPIN_MS, STAKES_CENTS } from './game.ts'
import type { RoundView, SessionView } from './play-contract.ts'
import { roundIdPrefix } from './rounds/round.ts'
import type { Round } from './rounds/round.ts'
import type { OpenedSession } from './sessions/open-session.ts'

/** Insufficient funds tell the balance; other refusals do not. */
const WithBalance = z.object({ balance: z.string() })

/** What the page may know of a round: the outcome only once its stake is taken. */
export function roundView(round: Round, net: bigint): RoundView {
  const { id: roundId, spinId, balanceAfterBet, balanceAfterWin } = round
  const common = { roundId, spinId, stakeCents: `${round.stakeCents}`, netCents: `${net}` }
  switch (round.state) {
    case 'refused':
      return { ...common, state: 'refused', ...refusalOf(round) }
    case 'rolled_back':
      return { ...common, state: 'undone', balance: balanceAfterBet }
    case 'bet_accepted':
    case 'win_sent':
    case 'closed':
      return {
        ...common,
        state: 'played',
        paid: round.state === 'closed',
        spins: round.outcome.spins,
        wonCents: `${round.wonCents}`,
        balanceAfterBet,
        balance: balanceAfterWin,
      }
    default:
      return { ...common, state: 'pending' }
  }
}

function refusalOf({ refusal }: Round): { code: string; balance: string | null } {
  const details = WithBalance.safeParse(refusal?.details)
  return { code: refusal?.code ?? 'unknown', balance: details.success ? details.data.balance : null }
}

export function sessionView(opened: OpenedSession, of: { net: bigint; unfinished: RoundView | null }): SessionView {
  const { nickname, currency, language, playMode, lobbyUrl } = opened.session
  return {
    nickname,
    currency,
    language,
    playMode,
    lobbyUrl,
    roundIdPrefix: roundIdPrefix(opened.session.id),
    balance: opened.balance,
    netCents: `${of.net}`,
    stakesCents: STAKES_CENTS.map(String),
    leastSpinMs: LEAST_SPIN_MS,
    unfinished: of.unfinished,
  }
}
