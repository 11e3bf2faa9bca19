import type { Queryable } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'
import * as z from 'zod/mini'

import type { HeldGame, HeldRound, HeldRoundInput } from '../kit/game.ts'
import type { HeldRounds } from '../kit/held/held.ts'
import { openRoundsOfPlayer } from '../kit/held/held-rounds.ts'
import { readRounds } from '../kit/held/set-aside.ts'
import type { Round } from '../kit/rounds/round.ts'
import type { Title } from '../kit/titles.ts'
import { centsOf } from '@ante/wallet-client/decimal-text.ts'
import { maxOfTable } from './chips.ts'
import { MAX_MARKS } from '../kit/fairness/mixed-seed.ts'
import { markOf } from '../kit/fairness/round-fairness.ts'
import { dealById, addSeedContribution } from './deals/deal-store.ts'
import { subjectOf } from './deals/deal.ts'
import { stakesOf, moneyNoteOf } from './deals/stake-totals.ts'
import type { StakedRound } from './deals/stake-totals.ts'
import { TableChoiceShape } from './table-contract.ts'
import { totalStakeOf } from './table-rules.ts'
import type { TableChoice, TableRules } from './table-rules.ts'
import { frameTexts } from '../kit/front/frame/texts/frame-texts.ts'
import type { FrameTextId } from '../kit/front/frame/texts/frame-texts.ts'
import { combineTables } from '../kit/front/texts/combine-tables.ts'
import { describeHeldChips, describeChips } from './describe-chips.ts'

/** Maximum transmission delay of a tap made in time. */
const TAP_GRACE_MS = 500
/** Limit per player and deal: all stakes are read whenever the table's totals are computed. */
const MAX_STAKES = 40

type Note = ReturnType<typeof moneyNoteOf>

/** A scheduled table as a game of the studio: chips are held until the table's deal is drawn. */
export function tableGame<Drawn, Outcome>(
  rules: TableRules<Drawn, Outcome>,
  events: { changed(round: Round): void },
): HeldGame<Outcome, TableChoice, Note, never> {
  return {
    engine: rules.engine,
    stakeGrainCents: () => rules.grainCents,
    choiceIn: (title) => chipsIn(title, rules),
    fair: false,
    limits: ({ minBet }) => ({ minCents: centsOf(minBet), maxCents: maxOfTable(centsOf(minBet)) }),
    begin: async (tx, input) => {
      await refuseUnlessOpen(tx, input)
      const before = await earlierStakes(tx, input)
      if (before.length >= MAX_STAKES) throw new Refused('round.too_many')
      refuseAbove(before, input, rules)
      return { subject: subjectOf(input.choice.deal), progress: moneyNoteOf(input) }
    },
    accepts: async (tx, { id, choice }) => {
      const deal = await dealById(tx, choice.deal)
      if (deal?.decidedAt !== null) return false
      if ((deal.marks?.length ?? MAX_MARKS) < MAX_MARKS) await addSeedContribution(tx, deal.id, markOf(id))
      return true
    },
    sharedProof: async (db, { choice }) => (await dealById(db, choice.deal))?.fairness ?? null,
    actIn: null,
    viewHeld: () => null,
    view: (outcome) => outcome,
    texts: combineTables<FrameTextId, string>(frameTexts, rules.texts),
    describe: (round, translator) => describeChips(rules, round, translator),
    describeHeld: (round, translator) => describeHeldChips(rules, round, translator),
    changed: (round) => events.changed(round),
  }
}

/** Schema of chips: existing spots, each once, in whole chips. Limits are checked later, and sent with a refusal. */
function chipsIn(title: Title, rules: Pick<TableRules, 'spotsOf'>): z.ZodMiniType<TableChoice> {
  const spots = rules.spotsOf(title)
  const min = centsOf(title.minBet)
  const areChips = ({ spots: stakes }: TableChoice) =>
    new Set(stakes.map(([spot]) => spot)).size === stakes.length &&
    stakes.every(([spot, cents]) => spots.has(spot) && BigInt(cents) > 0n && BigInt(cents) % min === 0n)
  return TableChoiceShape.check(z.refine(areChips))
}

async function refuseUnlessOpen(
  tx: Queryable,
  { choice, title, stakeCents }: HeldRoundInput<TableChoice>,
): Promise<void> {
  if (totalStakeOf(choice) !== stakeCents) throw new Refused('stake.unknown', {}, 400)
  const deal = await dealById(tx, choice.deal)
  const isHere = deal?.vendor === title.vendor && deal.gameId === title.gameId
  if (!deal || !isHere) throw new Refused('deal.unknown', {}, 404)
  const isOpen = deal.decidedAt === null && Date.now() <= deal.closesAt.getTime() + TAP_GRACE_MS
  if (!isOpen) throw new Refused('bets.closed')
}

/** Returns all stakes of the player on this deal, including those not yet decided by the wallet. */
async function earlierStakes(tx: Queryable, { choice, playerId }: HeldRoundInput<TableChoice>): Promise<TableChoice[]> {
  const rounds = await openRoundsOfPlayer(tx, { subject: subjectOf(choice.deal), playerId })
  return rounds.map((round) => stakeOfRound(round).choice)
}

function refuseAbove(
  before: readonly TableChoice[],
  { choice, title }: HeldRoundInput<TableChoice>,
  rules: Pick<TableRules, 'spotsOf'>,
): void {
  const min = centsOf(title.minBet)
  const stakes = stakesOf([...before, choice])
  for (const [spot, times] of rules.spotsOf(title)) {
    const maxCents = times * min
    if ((stakes.get(spot) ?? 0n) > maxCents) throw new Refused('limit.spot', { spot, maxCents: `${maxCents}` })
  }
  const max = maxOfTable(min)
  const sum = [...stakes.values()].reduce((total, cents) => total + cents, 0n)
  if (sum > max) throw new Refused('limit.table', { maxCents: `${max}` })
}

const StoredState = z.object({ money: z.string() })

/** Returns the stakes on a deal with their chips; unreadable ones are set aside. */
export async function stakesOnDeal(
  tx: Queryable,
  heldRounds: Pick<HeldRounds, 'heldRoundsOf' | 'setAside'>,
  deal: string,
): Promise<(StakedRound & { round: HeldRound<unknown, unknown> })[]> {
  const readRound = (round: HeldRound<unknown, unknown>) => ({ round, ...stakeOfRound(round) })
  return readRounds(await heldRounds.heldRoundsOf(tx, subjectOf(deal)), {
    readRound,
    aside: (ids, why) => heldRounds.setAside(tx, ids, why),
  })
}

/** Chips of a stored round, validated when they were stored. */
function stakeOfRound({
  playerId,
  choice,
  progress,
}: Pick<HeldRound<unknown, unknown>, 'playerId' | 'choice' | 'progress'>): StakedRound {
  return { playerId, choice: TableChoiceShape.parse(choice), money: StoredState.parse(progress).money }
}
