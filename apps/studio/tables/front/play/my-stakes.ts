import * as z from 'zod/mini'

import type { RoundView } from '../../../kit/play-contract.ts'
import { TableChoiceShape } from '../../table-contract.ts'
import type { StakeUpdate } from '../../table-contract.ts'
import { bySpot } from './slip.ts'
import type { Chip } from './slip.ts'

/** `sending` until the wallet has decided. */
type State = 'sending' | 'accepted' | 'won' | 'undone'

interface Stake {
  deal: string
  chips: Chip[]
  state: State
  wonCents: bigint
  /** Whether the win is paid. The page receives a win earlier, to show it with its deal. */
  isPaid: boolean
}

/** Result of all stakes of a player on a deal. */
export interface Result {
  stakedCents: bigint
  wonCents: bigint
  roundIds: string[]
  /** False while some of the stakes are undecided. */
  isKnown: boolean
  /** Whether the balance includes the whole win. */
  isPaid: boolean
}

const Choice = z.pipe(
  TableChoiceShape,
  z.transform(({ deal, spots }) => ({ deal, chips: chipsIn(spots) })),
)

const chipsIn = (spots: readonly (readonly [string, string])[]): Chip[] =>
  spots.map(([spot, cents]) => ({ spot, cents: BigInt(cents) }))

/** The player's own stakes, by round; a message about one may arrive before the answer to its tap, and repeatedly. */
export class MyStakes {
  readonly #stakes = new Map<string, Stake>()

  /** Adds a stake that is being sent, under a temporary id until its round id is known. */
  sending(name: string, deal: string, chips: Chip[]): void {
    this.#stakes.set(name, { deal, chips, state: 'sending', wonCents: 0n, isPaid: false })
  }

  remove(name: string): void {
    this.#stakes.delete(name)
  }

  onMessage({ roundId, deal, state, spots, wonCents, isPaid }: StakeUpdate): void {
    this.#setStake(roundId, {
      deal,
      chips: chipsIn(spots),
      state: state === 'refused' ? 'undone' : state,
      wonCents: BigInt(wonCents),
      isPaid,
    })
  }

  /** Applies the answer of one of the studio's common calls. */
  update(round: RoundView): void {
    const choice = Choice.safeParse(round.choice)
    if (!choice.success || round.state === 'pending') return
    const state = stateOf(round)
    this.#setStake(round.roundId, {
      ...choice.data,
      state,
      wonCents: round.state === 'played' ? BigInt(round.wonCents) : 0n,
      isPaid: round.state === 'played' && round.paid,
    })
  }

  confirmed(deal: string): Map<string, bigint> {
    return bySpot(this.#stakesOnDeal(deal, ['accepted', 'won']).flatMap(({ chips }) => chips))
  }

  pendingChips(deal: string): Map<string, bigint> {
    return bySpot(this.#stakesOnDeal(deal, ['sending']).flatMap(({ chips }) => chips))
  }

  resultOf(deal: string): Result {
    const mine = [...this.#stakes].filter(([, stake]) => stake.deal === deal && stake.state !== 'undone')
    const stakes = mine.map(([, stake]) => stake)
    return {
      stakedCents: stakes.flatMap(({ chips }) => chips).reduce((sum, { cents }) => sum + cents, 0n),
      wonCents: stakes.reduce((sum, { wonCents }) => sum + wonCents, 0n),
      roundIds: mine.map(([roundId]) => roundId),
      isKnown: stakes.every(({ state }) => state === 'won'),
      isPaid: stakes.every(({ isPaid }) => isPaid),
    }
  }

  #stakesOnDeal(deal: string, states: readonly State[]): Stake[] {
    return [...this.#stakes.values()].filter((stake) => stake.deal === deal && states.includes(stake.state))
  }

  #setStake(roundId: string, stake: Stake): void {
    const before = this.#stakes.get(roundId)
    // A message never returns a stake to an earlier state.
    if (stake.state === 'accepted' && before?.state === 'won') return
    this.#stakes.set(roundId, { ...stake, isPaid: stake.isPaid || before?.isPaid === true })
  }
}

function stateOf({ state }: Exclude<RoundView, { state: 'pending' }>): State {
  if (state === 'played') return 'won'
  return state === 'held' ? 'accepted' : 'undone'
}
