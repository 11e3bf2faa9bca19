import { games } from '@ante/demo/games.ts'
import type { Worker } from '@ante/plain-server/worker.ts'

import type { FamilyPorts } from '../kit/family.ts'
import type { HeldGame } from '../kit/game.ts'
import type { Room } from '../kit/rooms/room.ts'
import { isPlayed } from '../kit/rounds/round.ts'
import type { Round } from '../kit/rounds/round.ts'
import { titlesPlayedBy } from '../kit/titles.ts'
import { undecidedTables } from './deals/deal-store.ts'
import { tableName } from './deals/deal.ts'
import type { TableOf } from './deals/deal.ts'
import { cancelDeal } from './run/cancel-deal.ts'
import { TableRunner } from './run/table-runner.ts'
import { roomOf, TableChoiceShape } from './table-contract.ts'
import type { StakeUpdate } from './table-contract.ts'
import { tableGame } from './table-game.ts'
import type { TableRules } from './table-rules.ts'

interface Table {
  room: Room
  runner: TableRunner
}

/**
 * All tables with these rules. A table starts with its first viewer, or when a deal was left undecided. The undecided
 * deal of a discontinued table is cancelled.
 */
export class TableRegistry {
  readonly games: HeldGame[]
  readonly #ports: FamilyPorts
  readonly #tables = new Map<string, Table>()
  #isOpen = false

  constructor(ports: FamilyPorts, allRules: readonly TableRules[]) {
    this.#ports = ports
    const changed = (round: Round) => this.#publishStake(round)
    const byEngine = new Map(allRules.map((rules) => [rules.engine, rules]))
    this.games = allRules.map((rules) => tableGame(rules, { changed }))
    const findTitle = titlesPlayedBy(this.games)
    for (const { vendor, gameId } of games) {
      const title = findTitle({ vendor, gameId })?.title
      const rules = title && byEngine.get(title.engine)
      if (title && rules) this.#tables.set(tableName(title), this.#tableFor({ title, rules }))
    }
  }

  async start(): Promise<Worker> {
    this.#isOpen = true
    const undecided = await undecidedTables(this.#ports.db)
    for (const table of undecided) {
      const openTable = this.#openTable(table)
      if (openTable) openTable.runner.start()
      else await cancelDeal(this.#ports, table)
    }
    // Viewers may have connected before the database was available.
    for (const { room, runner } of this.#tables.values()) if (room.readers > 0) runner.wake()
    return { stop: () => this.#stop() }
  }

  #tableFor(dealt: {
    title: TableOf & ConstructorParameters<typeof TableRunner>[0]['title']
    rules: TableRules
  }): Table {
    const { db, heldRounds, seal, log, timeScale, rooms } = this.#ports
    const { vendor, gameId } = dealt.title
    const room = rooms.open(roomOf(dealt.title), {
      admits: (session) => session.vendor === vendor && session.gameId === gameId,
      snapshot: () => runner.view(),
      visited: () => {
        if (this.#isOpen) runner.wake()
      },
    })
    const runner: TableRunner = new TableRunner({
      ...dealt,
      db,
      heldRounds,
      seal,
      log,
      timeScale,
      isWatched: () => room.readers > 0,
      publish: (event) => room.publish(event),
      reportWin: (round, wonCents) =>
        room.publishTo(round, eventOf(round, { state: 'won', wonCents, isPaid: false, balance: null })),
    })
    return { room, runner }
  }

  /** Notifies the player of a stake's state, and all others only of the sums. */
  #publishStake(round: Round): void {
    const table = this.#openTable(round)
    const state = stateOf(round)
    if (!table || !state) return
    const { wonCents, balanceAfterBet, balanceAfterWin } = round
    const [isPaid, balance] = [round.state === 'closed', balanceAfterWin ?? balanceAfterBet]
    table.room.publishTo(round, eventOf(round, { state, wonCents, isPaid, balance }))
    if (state === 'accepted' || state === 'undone') table.runner.stakesChanged()
  }

  #openTable(table: TableOf): Table | undefined {
    return this.#tables.get(tableName(table))
  }

  async #stop(): Promise<void> {
    this.#isOpen = false
    await Promise.all([...this.#tables.values()].map(({ runner }) => runner.stop()))
  }
}

function eventOf(
  { id: roundId, choice, stakeCents }: Round,
  { wonCents, ...update }: Pick<StakeUpdate, 'state' | 'isPaid' | 'balance'> & { wonCents: bigint },
): StakeUpdate {
  const chips = TableChoiceShape.parse(choice)
  return { is: 'stake', roundId, ...chips, ...update, stakeCents: `${stakeCents}`, wonCents: `${wonCents}` }
}

/** Null while it is undecided. */
function stateOf(round: Round): StakeUpdate['state'] | null {
  if (round.state === 'held') return 'accepted'
  if (round.state === 'rolled_back') return 'undone'
  if (round.state === 'refused') return 'refused'
  return isPlayed(round) ? 'won' : null
}
