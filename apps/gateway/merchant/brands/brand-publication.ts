import { BrandCode } from '@ante/contract/merchant/brand-code.ts'
import { BrandDesign } from '@ante/contract/merchant/brand-design.ts'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { ActionProblem, guardedAction } from '../../kit/guarded-action.ts'
import type { ActionTarget, GuardedAction } from '../../kit/guarded-action.ts'
import { brandNamed, lockLooks, storeLooks } from './stored-brands.ts'

export const BRAND_PUBLICATION = 'merchant.brand.publish'

/** Object of publications in change requests and the audit log. */
export const brandObject = (code: string): string => `brand:${code}`

const Values = z.object({
  code: BrandCode,
  number: z.int(),
  design: BrandDesign,
})
type Values = z.infer<typeof Values>

/** Reads the version to publish and the live one. The merchant stays locked until the transaction ends. */
async function versionsFor(tx: Db, { code, number }: Pick<Values, 'code' | 'number'>, { merchantCode }: ActionTarget) {
  if (merchantCode === null) throw new ActionProblem('values.outdated')
  await lockLooks(tx, merchantCode)
  const brand = await brandNamed(tx, { merchantCode, code })
  const ofMerchant = tx.selectFrom('brand_version').selectAll().where('merchant_code', '=', merchantCode)
  const version =
    brand && (await ofMerchant.where('brand_id', '=', brand.id).where('number', '=', number).executeTakeFirst())
  if (!version || version.state === 'live') throw new ActionProblem('brand.version_changed')
  const live = await ofMerchant.where('state', '=', 'live').executeTakeFirst()
  return { merchantCode, version, live }
}

/**
 * Publishes the staged version of a brand, or an earlier one again. One person with the right `apply` may publish
 * alone; role templates have only the rights to propose and to approve. An approval is void once another version is
 * live or staged.
 */
export const brandPublication: GuardedAction = guardedAction({
  name: BRAND_PUBLICATION,
  permission: 'merchant.brand.update',
  approval: 'above limit',
  skippable: false,
  values: Values,
  readObject: async (tx, values, target) => {
    const { version, live } = await versionsFor(tx, values, target)
    return {
      object: brandObject(values.code),
      version: `${version.id}.${live?.id ?? 0}`,
      before: live ? { number: live.number, design: live.design } : null,
    }
  },
  apply: async (tx, values, { actor, now, ...target }) => {
    const { merchantCode, version, live } = await versionsFor(tx, values, target)
    if (live) await tx.updateTable('brand_version').set({ state: 'earlier' }).where('id', '=', live.id).execute()
    await tx
      .updateTable('brand_version')
      .set({ state: 'live', published_by: actor, published_at: now })
      .where('id', '=', version.id)
      .execute()
    await storeLooks(tx, merchantCode, { look: version.look, ...(version.state === 'staged' && { staged: null }) })
    return { number: version.number, design: version.design }
  },
})

export const BRAND_RETIREMENT = 'merchant.brand.retire'

/** Shows the look of the build again, in place of the live brand, by the same rules as a publication. */
export const brandRetirement: GuardedAction = guardedAction({
  name: BRAND_RETIREMENT,
  permission: 'merchant.brand.update',
  approval: 'above limit',
  skippable: false,
  values: z.object({}),
  readObject: async (tx, _values, target) => {
    const { live } = await liveVersion(tx, target)
    return { object: 'brand:live', version: String(live.id), before: { number: live.number, design: live.design } }
  },
  apply: async (tx, _values, target) => {
    const { merchantCode, live } = await liveVersion(tx, target)
    await tx.updateTable('brand_version').set({ state: 'earlier' }).where('id', '=', live.id).execute()
    await storeLooks(tx, merchantCode, { look: null })
    return { number: null, design: null }
  },
})

async function liveVersion(tx: Db, { merchantCode }: ActionTarget) {
  if (merchantCode === null) throw new ActionProblem('values.outdated')
  await lockLooks(tx, merchantCode)
  const live = await tx
    .selectFrom('brand_version')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('state', '=', 'live')
    .executeTakeFirst()
  if (!live) throw new ActionProblem('brand.version_changed')
  return { merchantCode, live }
}
