import { designProblems } from '@ante/brand/design-problems.ts'
import { brandTemplates } from '@ante/brand/templates.ts'
import type { requestBuiltBrand as builtEndpoint } from '@ante/contract/console/brands.ts'
import {
  createBrand as createEndpoint,
  MAX_BRANDS,
  publishBrand as publishEndpoint,
  saveBrand as saveEndpoint,
  stageBrand as stageEndpoint,
  unstageBrand as unstageEndpoint,
} from '@ante/contract/console/brands.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import {
  addBrand,
  BRAND_PUBLICATION,
  BRAND_RETIREMENT,
  brandNamed,
  brandObject,
  brandsPage,
  changeBrandDraft,
  compileLook,
  lockedBrand,
  MissingPicture,
  stageVersion,
  unstageVersion,
  versionsOfBrand,
} from '../../merchant/public.ts'
import { changesInReview, submitChange } from '../../staff/public.ts'
import { merchantOf, submitterOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { stagedAddressOf } from './shown-brands.ts'

/** Time until which the files of an outdated draft are kept: longer than a page with a preview is open. */
const draftFilesUntil = (now: Date) => new Date(now.getTime() + DAY_MS)

/** Creates a brand from a template, or as a copy of another one. */
export async function createBrand(
  ports: ScreenPorts,
  { code, name, template, copyOf }: ParsedInputOf<typeof createEndpoint>,
  context: StaffContext,
): Promise<OutputOf<typeof createEndpoint>> {
  const refuse = refusalsOf(createEndpoint)
  const merchantCode = merchantOf(context)
  const copied = copyOf === undefined ? null : await brandNamed(ports.db, { merchantCode, code: copyOf })
  if (copyOf !== undefined && !copied) throw refuse('brand.not_found')
  const design = copied?.draft ?? brandTemplates[template]
  const at = ports.clock.now()
  return inTransaction(ports.db, async (tx) => {
    const brands = await brandsPage(tx, { merchantCode, after: undefined, limit: MAX_BRANDS })
    if (brands.length >= MAX_BRANDS) throw refuse('brand.too_many', { limit: MAX_BRANDS })
    // Drawing the files takes time. Of simultaneous calls, the last check refuses all but one.
    if (await brandNamed(tx, { merchantCode, code })) throw refuse('brand.exists')
    const look = await compileLook(tx, { merchantCode, name, design, until: draftFilesUntil(at) })
    const added = await addBrand(tx, { merchantCode, code }, { name, design, look, by: context.staff.name, at })
    if (!added) throw refuse('brand.exists')
    const entry = { action: 'merchant.brand.create', object: brandObject(code) }
    await context.audit(tx, { ...entry, before: null, after: { name, template: copyOf ?? template } })
    return { code }
  })
}

/** Stores the draft of a brand. Refuses one that players could not read. */
export function saveBrand(
  ports: ScreenPorts,
  { code, design, version }: ParsedInputOf<typeof saveEndpoint>,
  context: StaffContext,
): Promise<OutputOf<typeof saveEndpoint>> {
  const refuse = refusalsOf(saveEndpoint)
  const merchantCode = merchantOf(context)
  const pairs = designProblems(design)
  if (pairs.length > 0) throw refuse('brand.unreadable', { pairs })
  const at = ports.clock.now()
  return inTransaction(ports.db, async (tx) => {
    const brand = await lockedBrand(tx, { merchantCode, code })
    if (!brand) throw refuse('brand.not_found')
    if (brand.draft_version !== version) throw refuse('brand.changed')
    const compiled = { merchantCode, name: brand.name, design, until: draftFilesUntil(at) }
    const look = await compileLook(tx, compiled).catch((error: unknown) => {
      throw error instanceof MissingPicture ? refuse('brand.picture_missing') : error
    })
    const next = await changeBrandDraft(tx, brand, { design, look, by: context.staff.name, at })
    const entry = { action: 'merchant.brand.edit', object: brandObject(code) }
    await context.audit(tx, { ...entry, before: brand.draft, after: design })
    return { version: next }
  })
}

/** Makes a version of the draft, and shows it at the staged host. */
export function stageBrand(
  ports: ScreenPorts,
  { code, version }: ParsedInputOf<typeof stageEndpoint>,
  context: StaffContext,
): Promise<OutputOf<typeof stageEndpoint>> {
  const refuse = refusalsOf(stageEndpoint)
  const merchantCode = merchantOf(context)
  const at = ports.clock.now()
  return inTransaction(ports.db, async (tx) => {
    const brand = await lockedBrand(tx, { merchantCode, code })
    if (!brand) throw refuse('brand.not_found')
    if (brand.draft_version !== version) throw refuse('brand.changed')
    // The rules may have become stricter since the draft was stored.
    const pairs = designProblems(brand.draft)
    if (pairs.length > 0) throw refuse('brand.unreadable', { pairs })
    const { name, draft: design } = brand
    const look = await compileLook(tx, { merchantCode, name, design, until: null })
    const number = await stageVersion(tx, brand, { design, look, by: context.staff.name, at })
    const entry = { action: 'merchant.brand.stage', object: brandObject(code) }
    await context.audit(tx, { ...entry, before: null, after: { number, design } })
    return { number, address: stagedAddressOf(ports, merchantCode) }
  })
}

/** Removes the version of a brand from the staged host. */
export function unstageBrand(
  ports: ScreenPorts,
  { code }: ParsedInputOf<typeof unstageEndpoint>,
  context: StaffContext,
): Promise<Record<string, never>> {
  const refuse = refusalsOf(unstageEndpoint)
  const merchantCode = merchantOf(context)
  return inTransaction(ports.db, async (tx) => {
    const brand = await lockedBrand(tx, { merchantCode, code })
    if (!brand) throw refuse('brand.not_found')
    const number = await unstageVersion(tx, brand)
    if (number === null) throw refuse('brand.not_staged')
    const entry = { action: 'merchant.brand.unstage', object: brandObject(code) }
    await context.audit(tx, { ...entry, before: { number }, after: null })
    return {}
  })
}

/** Requests the publication of the staged version of a brand, or of an earlier one again. */
export async function publishBrand(
  ports: ScreenPorts,
  { code, number, reason, key }: ParsedInputOf<typeof publishEndpoint>,
  context: StaffContext,
): Promise<OutputOf<typeof publishEndpoint>> {
  const refuse = refusalsOf(publishEndpoint)
  const merchantCode = merchantOf(context)
  const brand = await brandNamed(ports.db, { merchantCode, code })
  const version = brand && (await versionsOfBrand(ports.db, brand.id)).find((one) => one.number === number)
  if (!version) throw refuse('brand.not_found')
  const onLocked = async (tx: Db) => {
    const changes = await changesInReview(tx, { merchantCode, action: BRAND_PUBLICATION })
    if (changes.has(brandObject(code))) throw refuse('brand.in_review')
  }
  const values = { code, number, design: version.design }
  const submitted = { action: BRAND_PUBLICATION, values, reason, key, onLocked } as const
  return submitChange(ports, submitted, submitterOf(ports, context))
}

/** Requests that players see the look of the build again. */
export function retireBrand(
  ports: ScreenPorts,
  { reason, key }: ParsedInputOf<typeof builtEndpoint>,
  context: StaffContext,
): Promise<OutputOf<typeof builtEndpoint>> {
  return submitChange(ports, { action: BRAND_RETIREMENT, values: {}, reason, key }, submitterOf(ports, context))
}
