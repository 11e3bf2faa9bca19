import { completeSteps, setupScene } from '@ante/gateway/console/setups/test/setup-scene.ts'
import { sql } from 'kysely'
import type { TestGateway } from '@ante/gateway/test'

/** Server-side actions about new merchants. */
export const setupActions = {
  /** Returns the id of a setup with all steps. */
  completeSetup: async (gateway: TestGateway, { code }: { code: string }) => {
    const { id } = await (await setupScene(gateway)).completed(code)
    return { id }
  },
  /** Returns the id of a setup whose merchant was created by two other persons. */
  createMerchant: async (gateway: TestGateway, { code }: { code: string }) => {
    const id = await (await setupScene(gateway)).created(code)
    return { id }
  },
  /** Approves the creation that waits, as another owner. */
  approveMerchant: async (gateway: TestGateway, { id }: { id: string }) => {
    const { shown, approved } = await setupScene(gateway)
    const decided = await approved((await shown(id)).change)
    if (!decided.ok || decided.value.state !== 'applied') throw new Error(JSON.stringify(decided))
  },
  /** Gives the host of a setup to another merchant. */
  takeHost: async ({ ports: { db } }: TestGateway, { code }: { code: string }) => {
    const [host = ''] = completeSteps(code).site.hosts
    await sql`update merchant set hosts = hosts || ${[host]}::text[] where code = 'lotus'`.execute(db)
  },
  /** Locks all owners but the signed-in one, as in a platform with a single owner. */
  keepOneOwner: async ({ ports: { db } }: TestGateway, { mail }: { mail: string }) => {
    await sql`update staff_account set state = 'locked' where mail <> ${mail} and state = 'active'`.execute(db)
  },
}
