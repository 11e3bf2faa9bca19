import { FAIRNESS_ALGORITHM } from '@ante/contract/launch/fairness.ts'
import type { FairnessProof } from '@ante/contract/launch/fairness.ts'
import * as z from 'zod/mini'

import { hashOfSeed } from './fairness/round-fairness.ts'
import type { RoundFairness } from './fairness/round-fairness.ts'
import { isHeldGame } from './game.ts'
import type { AnyGame } from './game.ts'
import { heldRound } from './held/accept-held.ts'
import type { RoundView, SessionView, TitleView } from './play-contract.ts'
import { isPlayed, roundIdPrefix } from './rounds/round.ts'
import type { Round } from './rounds/round.ts'
import type { RoundPosition } from './rounds/shown-rounds.ts'
import type { OpenedSession } from './sessions/open-session.ts'
import { offeredStakes } from './stakes.ts'
import type { Title } from './titles.ts'

/** A refusal for insufficient funds contains the balance; others do not. */
const WithBalance = z.object({ balance: z.string() })

/** Returns the page's view of a round: with the outcome only once its stake is accepted. */
export function roundView(round: Round, { game, position }: { game: AnyGame; position: RoundPosition }): RoundView {
  const common = {
    roundId: round.id,
    tapId: round.tapId,
    choice: round.choice,
    subject: round.subject,
    stakeCents: `${round.stakeCents}`,
    netCents: `${position.net}`,
    next: game.fair ? position.next : null,
  }
  if (isPlayed(round)) {
    return {
      ...common,
      state: 'played',
      paid: round.state === 'closed',
      outcome: game.view(round.outcome),
      wonCents: `${round.wonCents + round.partsCents}`,
      jackpotPaidCents: round.jackpotPaidCents === null ? null : `${round.jackpotPaidCents}`,
      balanceAfterBet: round.balanceAfterBet,
      balance: round.balanceAfterWin,
      fairness: round.fairness && proofOf(round.fairness),
    }
  }
  const fairness = round.fairness && proofOf(round.fairness)
  if (round.state === 'refused') return { ...common, state: 'refused', ...refusalOf(round), fairness }
  if (round.state === 'rolled_back') {
    return { ...common, state: 'undone', code: round.refusal?.code ?? null, balance: round.balanceAfterBet, fairness }
  }
  if (round.state === 'held' && isHeldGame(game)) {
    const progress = game.viewHeld(heldRound(round))
    return { ...common, state: 'held', progress, balanceAfterBet: round.balanceAfterBet }
  }
  return { ...common, state: 'pending' }
}

/** Returns the proof of a round's draw, including its server seed. */
export function proofOf({ serverSeed, clientSeed, nonce, draws }: RoundFairness): FairnessProof {
  const serverSeedHash = hashOfSeed(serverSeed)
  return { algorithm: FAIRNESS_ALGORITHM, serverSeedHash, serverSeed, clientSeed, nonce, draws }
}

function refusalOf({ refusal }: Round): { code: string; balance: string | null } {
  const details = WithBalance.safeParse(refusal?.details)
  return { code: refusal?.code ?? 'unknown', balance: details.success ? details.data.balance : null }
}

export function sessionView(
  opened: OpenedSession,
  parts: { title: Title; game: AnyGame; position: RoundPosition; unfinished: Round | null; held: Round[] },
): SessionView {
  const { id, nickname, currency, language, playMode, lobbyUrl } = opened.session
  return {
    nickname,
    currency,
    language,
    playMode,
    lobbyUrl,
    title: titleView(parts.title, lobbyUrl),
    roundIdPrefix: roundIdPrefix(id),
    balance: opened.balance,
    jackpot: opened.jackpot,
    netCents: `${parts.position.net}`,
    stakesCents: offeredStakes(parts.game, parts.title).map(String),
    limits: limitsOf(parts.game, parts.title),
    next: parts.game.fair ? parts.position.next : null,
    unfinished: parts.unfinished && roundView(parts.unfinished, parts),
    held: parts.held.map((round) => roundView(round, parts)),
  }
}

function limitsOf(game: AnyGame, title: Title): SessionView['limits'] {
  if (!isHeldGame(game)) return null
  const { minCents, maxCents } = game.limits(title)
  return { minCents: `${minCents}`, maxCents: `${maxCents}`, grainCents: `${game.stakeGrainCents(title)}` }
}

function titleView({ vendor, gameId, name, category, classes, motif, picture }: Title, lobbyUrl: string): TitleView {
  return { vendor, gameId, name, category, classes, motif, picture: URL.parse(picture, lobbyUrl)?.href ?? picture }
}
