import { randomUUID } from 'node:crypto'

import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import { RoomVisit } from '@ante/studio/kit/front/room/room-visit.ts'
import { roomOf, StakeUpdate, TableEvent, TableView } from '@ante/studio/tables/table-contract.ts'
import { FAKE_VENDORS_SECRET, fakeGateway } from '@ante/studio/test/fake-gateway.ts'
import type { FakeGateway } from '@ante/studio/test/fake-gateway.ts'
import { newTapId, openPage } from '@ante/studio/test/page-calls.ts'
import type { Page } from '@ante/studio/test/page-calls.ts'
import { startTestStudio } from '@ante/studio/test/start-studio.ts'

import { withDatabase } from './database.ts'
import type { Figure } from './figures.ts'

const PLAYERS = Number(process.env['PLAYERS'] ?? 500)
const DEALS = Number(process.env['DEALS'] ?? 3)
/**
 * Period after the opening of the bets, in milliseconds, over which the stakes of the players are distributed.
 */
const SPREAD_MS = 6_000
const TIMEOUT_MS = 120_000
const RICH_CENTS = 100_000_000n

interface Delivery {
  deal: string
  afterMs: number
}

/**
 * Measures five hundred players at one baccarat table, each with a bet on every deal: the delay from the draw until
 * each player has the outcome. The vendor's server, its database and all pages share this machine; the wallet is a
 * stand-in, so that only the table is measured.
 */
export function liveTable(_url: string, dataDir: string): Promise<Figure[]> {
  return withDatabase(dataDir, async ({ pool }, databaseUrl) => {
    const name = `live_${randomUUID().replaceAll('-', '')}`
    await pool.query(`create database ${name}`)
    const gateway = await fakeGateway(RICH_CENTS)
    const sandbox = await startTestStudio({
      databaseUrl: databaseUrl.replace(/\/[^/?]*(\?|$)/, `/${name}$1`),
      gatewayUrl: gateway.url,
      environment: { VENDORS_SECRET: FAKE_VENDORS_SECRET, SANDBOX_DATABASE_POOL: '16' },
    })
    await sandbox.ready
    const table = new LiveClients(sandbox.url)
    try {
      // Players are seated sequentially, because the stand-in supports one player at a time.
      for (let seated = 0; seated < PLAYERS; seated++) await table.seat(gateway)
      return await table.play()
    } finally {
      table.leave()
      await sandbox.stop()
      await gateway.stop()
      await pool.query(`drop database ${name} with (force)`)
    }
  })
}

class LiveClients {
  readonly #url: string
  readonly #title = games.find((game) => engineOf(game) === 'baccarat' && game.vendor === 'MRQ')
  readonly #visits: RoomVisit[] = []
  readonly #delivered: Delivery[] = []
  readonly #staked = new Map<string, number>()
  readonly #paid = new Map<string, number>()
  readonly #deals: string[] = []

  constructor(url: string) {
    this.#url = url
  }

  async seat(gateway: FakeGateway): Promise<void> {
    const title = this.#title
    if (!title) throw new Error('no live baccarat title')
    const page = await openPage({ url: this.#url, gateway }, { title })
    let staked = ''
    const stake = (view: TableView) => {
      const deal = view.deal
      if (!deal || deal.decidedAt !== null || deal.id === staked) return
      staked = deal.id
      setTimeout(() => void this.#stake(page, deal.id), Math.random() * SPREAD_MS)
    }
    const visit = new RoomVisit({
      room: roomOf(title),
      key: page.key,
      fetchRoom: (path, init) => fetch(this.#url + path, init),
      handlers: {
        snapshot: (body) => stake(TableView.parse(body)),
        event: (body) => this.#onEvent(TableEvent.parse(body), stake),
        private: (body) => this.#onStakeUpdate(StakeUpdate.parse(body)),
        state: () => undefined,
      },
    })
    this.#visits.push(visit)
  }

  async play(): Promise<Figure[]> {
    const until = Date.now() + TIMEOUT_MS
    const completeDeals = () => this.#deals.filter((deal) => (this.#staked.get(deal) ?? 0) >= PLAYERS)
    const isPaid = (deal: string) => (this.#paid.get(deal) ?? 0) >= (this.#staked.get(deal) ?? 0)
    while (Date.now() < until && (completeDeals().length < DEALS || !completeDeals().every(isPaid))) {
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    const deals = completeDeals()
    const times = this.#delivered
      .filter(({ deal }) => deals.includes(deal))
      .map(({ afterMs }) => afterMs)
      .sort((a, b) => a - b)
    const at = (share: number) =>
      `${(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN).toFixed(0)} ms`
    const count = (countByDeal: Map<string, number>) =>
      deals.reduce((sum, deal) => sum + (countByDeal.get(deal) ?? 0), 0)
    return [
      [`deals with a bet of each of ${PLAYERS} players`, String(deals.length)],
      [
        'stakes accepted, outcomes delivered, stakes settled',
        `${count(this.#staked)}, ${times.length}, ${count(this.#paid)}`,
      ],
      [
        'from the moment of the draw until a player has the outcome: median, p99, latest',
        `${at(0.5)}, ${at(0.99)}, ${at(1)}`,
      ],
    ]
  }

  leave(): void {
    for (const visit of this.#visits) visit.leave()
  }

  async #stake(page: Page, deal: string): Promise<void> {
    const stakeCents = String(Number(this.#title?.minBet) * 100)
    const choice = { deal, spots: [['banker', stakeCents]] }
    const { body } = await page.round(newTapId(), { stakeCents, choice })
    if (body['state'] === 'held') this.#staked.set(deal, (this.#staked.get(deal) ?? 0) + 1)
  }

  #onEvent(event: TableEvent, stake: (view: TableView) => void): void {
    if (event.is === 'opened') stake(event.view)
    if (event.is !== 'decided') return
    const { id, decidedAt } = event.deal
    if (!this.#deals.includes(id)) this.#deals.push(id)
    this.#delivered.push({ deal: id, afterMs: Date.now() - (decidedAt ?? 0) })
  }

  #onStakeUpdate({ isPaid, deal }: StakeUpdate): void {
    if (isPaid) this.#paid.set(deal, (this.#paid.get(deal) ?? 0) + 1)
  }
}
