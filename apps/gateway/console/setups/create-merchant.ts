import { brandTemplates } from '@ante/brand/templates.ts'
import { SetupSteps } from '@ante/contract/console/merchant-setup-steps.ts'
import type { CompleteSteps } from '@ante/contract/console/merchant-setup-steps.ts'
import { RowNumber } from '@ante/contract/kit/paging.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'

import { storePayments } from '../../cashier/public.ts'
import { offerVendors } from '../../catalogue/public.ts'
import type { Db } from '../../kit/db.ts'
import { ActionProblem, guardedAction } from '../../kit/guarded-action.ts'
import type { ActionTarget, Application, GuardedAction } from '../../kit/guarded-action.ts'
import type { Ports } from '../../kit/ports.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import type { SetupPorts } from '../../kit/sandbox.ts'
import { storeLotteryGame } from '../../lottery/public.ts'
import {
  addBrand,
  brandPublication,
  compileLook,
  lockedBrand,
  stageVersion,
  storeMerchant,
} from '../../merchant/public.ts'
import { storeAgreement, storeAnnouncement, storeHelp } from '../../messaging/public.ts'
import { agreementOf, demoContents, lotteriesOf, merchantRow, paymentsOf } from './merchant-plan.ts'
import { lotteryVendors, readFacts } from './setup-facts.ts'
import { isComplete, stepProblems } from './step-problems.ts'
import { finishSetup, lockedSetup, setupObject } from './stored-setups.ts'
import type { Setup } from './tables.ts'

export const MERCHANT_CREATION = 'merchant.setup.create'

/** Advisory lock: merchants are created one after the other, so that two never get the same host. */
const CREATION_LOCK = 7_203_672

const Values = z.object({ setup: RowNumber, steps: SetupSteps })
type Values = z.infer<typeof Values>

type CreationPorts = Pick<Ports, 'secrets'> & SetupPorts

/**
 * Creates a merchant with all that its setup contains, in the transaction of the approval. One person with the right
 * `apply` may create alone; role templates have only the rights to propose and to approve. An approval is void once the
 * setup is edited.
 */
export const merchantCreation = (ports: CreationPorts): GuardedAction =>
  guardedAction({
    name: MERCHANT_CREATION,
    permission: 'merchant.setup.update',
    approval: 'above limit',
    skippable: false,
    values: Values,
    readObject: async (tx, values, target) => {
      const { id, version } = await creatableSetup(ports, tx, { values, target })
      return { object: setupObject(id), version: `${id}.${version}`, before: null }
    },
    apply: async (tx, values, { actor, now, ...application }) => {
      const setup = await creatableSetup(ports, tx, { values, target: application })
      const { steps } = setup
      await create(ports, tx, steps, { actor, now, ...application })
      const { code: merchantCode } = steps.site
      await finishSetup(tx, setup, { merchantCode, hasDemo: steps.content.demo, at: now })
      await publishOnCommit(tx, 'merchant', merchantCode)
      await publishOnCommit(tx, 'catalogue', '')
      return { merchant: merchantCode, hosts: steps.site.hosts }
    },
  })

/** Locks the setup and the creation of merchants. Throws if the merchant cannot be created. */
async function creatableSetup(
  ports: SetupPorts,
  tx: Db,
  { values, target }: { values: Values; target: ActionTarget },
): Promise<Setup & { steps: CompleteSteps }> {
  if (target.merchantCode !== null) throw new ActionProblem('values.outdated')
  await sql`select pg_advisory_xact_lock(${CREATION_LOCK})`.execute(tx)
  const setup = await lockedSetup(tx, BigInt(values.setup))
  if (setup?.state !== 'draft') throw new ActionProblem('setup.changed')
  const { steps } = setup
  if (!isComplete(steps)) throw new ActionProblem('setup.changed')
  const [problem] = stepProblems(steps, await readFacts(tx, ports))
  if (problem) throw new ActionProblem('setup.invalid', { field: problem.field, value: problem.value })
  return { ...setup, steps }
}

async function create(
  { sandbox, secrets }: CreationPorts,
  tx: Db,
  steps: CompleteSteps,
  application: Application,
): Promise<void> {
  const { code: merchantCode } = steps.site
  const { merchant, trial } = merchantRow(steps)
  await storeMerchant(tx, merchant)
  await storeMerchant(tx, trial)
  await publishBrand(tx, steps, application)
  await storePayments(tx, secrets, paymentsOf(steps, sandbox))
  await offerVendors(tx, merchantCode, steps.games.vendors)
  for (const [position, lottery] of lotteriesOf(steps, await lotteryVendors(tx)).entries())
    await storeLotteryGame(tx, { ...lottery, merchantCode, position })
  const agreement = agreementOf(steps)
  if (agreement) await storeAgreement(tx, { ...agreement, merchantCode })
  const { announcements, articles } = demoContents(steps)
  for (const announcement of announcements) await storeAnnouncement(tx, announcement)
  for (const article of articles) await storeHelp(tx, { ...article, merchantCode })
}

/** Makes the first brand of the merchant from a template; its code is that of the merchant. */
async function publishBrand(
  tx: Db,
  { site: { code, name }, look: { template } }: CompleteSteps,
  application: Application,
): Promise<void> {
  const design = brandTemplates[template]
  const { actor: by, now: at } = application
  const look = await compileLook(tx, { merchantCode: code, name, design, until: null })
  await addBrand(tx, { merchantCode: code, code }, { name, design, look, by, at })
  const brand = await lockedBrand(tx, { merchantCode: code, code })
  if (!brand) throw new Error(`the brand of ${code} was not stored`)
  const number = await stageVersion(tx, brand, { design, look, by, at })
  await brandPublication.apply(tx, { code, number, design }, { ...application, merchantCode: code })
}
