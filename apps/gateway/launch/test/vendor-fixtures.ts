import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { sql } from 'kysely'
import { vi } from 'vitest'

import { balanceOfAccount, mainAccountOf, vendorAccountOf } from '../../wallet/public.ts'
import { signedIn } from '../../test/members.ts'
import type { Answer, TestGateway } from '../../test/start-gateway.ts'
import { newTapId, pageAt, volleyAtVisibleFish, withSandbox } from '../../test/with-sandbox.ts'
import type { SandboxRequest, TestSandbox } from '../../test/with-sandbox.ts'

/** A sandbox vendor that holds its players' balances, and one of its games. */
export const CORAL = { vendor: 'CRB', category: 'FISH' }
/** Further vendors that hold balances. */
export const GILDED = { vendor: 'GLD', category: 'RNG' }
export const OPAL = { vendor: 'OPL', category: 'PVP' }
/** A vendor with seamless wallet. */
export const NORTHLIGHT = { vendor: 'ANS', category: 'RNG' }

/** Starts the sandbox and waits until the gateway opens its vendors' games. */
export async function openVendorStudio(
  gateway: TestGateway,
  wanted: Omit<SandboxRequest, 'faults'> = {},
): Promise<{ sandbox: TestSandbox; studio: VendorStudio }> {
  const sandbox = await withSandbox(gateway, { ...wanted, faults: true })
  const studio = new VendorStudio(gateway, sandbox)
  await studio.connectVendors()
  const { token } = await signedIn(gateway)
  await vi.waitFor(async () => {
    const opened = await studio.launch(CORAL, token)
    if (!opened.ok) throw new Error(opened.code)
  }, POLL_OPTIONS)
  return { sandbox, studio }
}

/** Timeout of polls on a busy machine. */
const POLL_OPTIONS = { timeout: 10_000 }

/** Game to play: the one with `gameId`, or any of this category. */
interface AtVendor {
  vendor: string
  category: string
  gameId?: string
}

interface FaultRequest {
  vendor: string
  call: string
  fault: string
  times?: number
}

/** The sandbox's vendors, connected to a gateway. */
class VendorStudio {
  readonly #gateway: TestGateway
  readonly #sandbox: TestSandbox

  constructor(gateway: TestGateway, sandbox: TestSandbox) {
    this.#gateway = gateway
    this.#sandbox = sandbox
  }

  /** Sets the vendors' URLs to the sandbox. */
  async connectVendors(): Promise<void> {
    const { db, bus } = this.#gateway.ports
    const vendors = await db.selectFrom('vendor').select('code').execute()
    for (const { code } of vendors) {
      const { url } = this.#sandbox
      const at = { service_url: `${url}/studio/${code}`, launch_url: `${url}/studio/play/?vendor=${code}` }
      await db.updateTable('vendor').set(at).where('code', '=', code).execute()
    }
    bus.publish('catalogue', '')
  }

  /** Returns the game with `gameId`, or one with a stake of 1.00. */
  async gameOf({ vendor, category, gameId }: AtVendor) {
    if (gameId !== undefined) return this.#gameInfo({ vendor, gameId })
    const game = await this.#gateway.ports.db
      .selectFrom('game')
      .select(['node_id', 'game_id'])
      .where('vendor', '=', vendor)
      .where('category', '=', category as 'FISH')
      .where('min_bet', 'in', [2_000n, 10_000n])
      .orderBy('node_id')
      .executeTakeFirstOrThrow()
    return { vendor, gameId: game.game_id, nodeId: Number(game.node_id) }
  }

  async #gameInfo(game: { vendor: string; gameId: string }) {
    const { node_id: nodeId } = await this.#gateway.ports.db
      .selectFrom('game')
      .select('node_id')
      .where('vendor', '=', game.vendor)
      .where('game_id', '=', game.gameId)
      .executeTakeFirstOrThrow()
    return { ...game, nodeId: Number(nodeId) }
  }

  async launch(at: AtVendor, token: string): Promise<Answer<typeof launchGame>> {
    return this.#gateway.call(launchGame, await this.gameOf(at), { token })
  }

  /** Opens a game that plays for the jackpot. */
  async launchForJackpot(token: string) {
    const game = await this.#gateway.ports.db
      .selectFrom('game')
      .select(['vendor', 'game_id', 'node_id'])
      .where('vendor', '=', 'JL')
      .where(sql<boolean>`'JP' = any (classes)`)
      .orderBy('node_id')
      .executeTakeFirstOrThrow()
    const wanted = { vendor: game.vendor, gameId: game.game_id, nodeId: Number(game.node_id) }
    return this.#gateway.call(launchGame, wanted, { token })
  }

  /** Simulates the game page at this URL. */
  async page(address: string) {
    const query = new URL(address).searchParams
    const page = pageAt(this.#sandbox.url)
    const [token, vendor, game] = ['token', 'vendor', 'game'].map((name) => query.get(name) ?? '')
    const seen = await page.open(token ?? '', { vendor: vendor ?? '', game: game ?? '' })
    const round = (choice?: unknown, stakeCents = '100') => page.round(newTapId(), { stakeCents, choice })
    return {
      seen,
      round,
      /** A fish game fires a volley of shots. */
      volley: async () => round(await volleyAtVisibleFish(page)),
    }
  }

  /** Sets the faults of the vendors' next calls, or none. */
  async disturb(requested: FaultRequest[] | { seed: number; rate: number }): Promise<void> {
    const body = JSON.stringify(Array.isArray(requested) ? { faults: requested } : requested)
    const headers = { 'Content-Type': 'application/json' }
    const { ok } = await fetch(`${this.#sandbox.url}/sandbox/faults`, { method: 'POST', headers, body })
    if (!ok) throw new Error('the sandbox does not accept faults')
  }

  /** Returns the balances in the ledger: main wallet and vendor wallet. */
  async ledgerBalances(memberId: bigint, { vendor }: typeof CORAL): Promise<{ main: bigint; vendorBalance: bigint }> {
    const { db } = this.#gateway.ports
    const owner = { memberId, merchantCode: 'aurora', currency: 'PHP' }
    return {
      main: await balanceOfAccount(db, await mainAccountOf(db, memberId)),
      vendorBalance: await balanceOfAccount(db, await vendorAccountOf(db, owner, vendor)),
    }
  }
}

export type { VendorStudio }
