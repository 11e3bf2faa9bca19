import type { listBrands, ListedBrand, showBrand as showEndpoint } from '@ante/contract/console/brands.ts'
import { showBrand } from '@ante/contract/console/brands.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { palettesOf } from '@ante/contract/merchant/brand-design.ts'
import type { ColourName } from '@ante/contract/merchant/brand-design.ts'

import { ownOrigin } from '../../kit/own-origin.ts'
import { pageOf } from '../../kit/page-of.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import {
  BRAND_PUBLICATION,
  brandNamed,
  brandObject,
  brandPreviewToken,
  brandsPage,
  shownVersions,
  stagedHostOf,
  versionsOfBrand,
} from '../../merchant/public.ts'
import { changesInReview } from '../../staff/public.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

const SWATCHES: readonly ColourName[] = ['surface', 'card', 'accent', 'reward', 'text']

/** Returns a page of brands. */
export async function listedBrands(
  ports: ScreenPorts,
  { after, size }: ParsedInputOf<typeof listBrands>,
  context: StaffContext,
): Promise<OutputOf<typeof listBrands>> {
  const merchantCode = merchantOf(context)
  const [rows, shown] = await Promise.all([
    brandsPage(ports.db, { merchantCode, after, limit: size + 1 }),
    shownVersions(ports.db, merchantCode),
  ])
  const { page, next } = pageOf(rows, size, ({ id }) => String(id))
  const brands = page.map(({ id, code, name, draft, edited_by: editedBy, edited_at: at }): ListedBrand => {
    const [[, palette] = []] = palettesOf(draft)
    const numberOf = (state: 'live' | 'staged') =>
      shown.find((version) => version.brand_id === id && version.state === state)?.number ?? null
    return {
      id: String(id),
      code,
      name,
      schemes: palettesOf(draft).map(([scheme]) => scheme),
      swatches: palette ? SWATCHES.map((colour) => palette[colour]) : [],
      live: numberOf('live'),
      staged: numberOf('staged'),
      editedBy,
      editedAt: at.toISOString(),
    }
  })
  const isStaged = shown.some(({ state }) => state === 'staged')
  const isLive = shown.some(({ state }) => state === 'live')
  return { brands, next, isLive, stagedAddress: isStaged ? stagedAddressOf(ports, merchantCode) : null }
}

/** Returns the address at which a merchant's staged brand is shown. */
export function stagedAddressOf(ports: ScreenPorts, merchantCode: string): string {
  return `${ownOrigin(stagedHostOf(ports.merchants.of(merchantCode)), ports.config)}/m/home`
}

/** Returns a brand with its draft and versions. */
export async function shownBrand(
  ports: ScreenPorts,
  { code }: ParsedInputOf<typeof showEndpoint>,
  context: StaffContext,
): Promise<OutputOf<typeof showEndpoint>> {
  const merchantCode = merchantOf(context)
  const { db } = ports
  const brand = await brandNamed(db, { merchantCode, code })
  if (!brand) throw refusalsOf(showBrand)('brand.not_found')
  const [versions, shown, changes] = await Promise.all([
    versionsOfBrand(db, brand.id),
    shownVersions(db, merchantCode),
    changesInReview(db, { merchantCode, action: BRAND_PUBLICATION }),
  ])
  const live = shown.find(({ state }) => state === 'live')
  const [host] = ports.merchants.of(merchantCode).hosts
  const isStaged = versions.some(({ state }) => state === 'staged')
  return {
    code,
    name: brand.name,
    draft: {
      version: brand.draft_version,
      design: brand.draft,
      editedBy: brand.edited_by,
      editedAt: brand.edited_at.toISOString(),
    },
    versions: versions.map((version) => ({
      number: version.number,
      state: version.state,
      design: version.design,
      stagedBy: version.staged_by,
      stagedAt: version.staged_at.toISOString(),
      publishedBy: version.published_by,
      publishedAt: version.published_at?.toISOString() ?? null,
    })),
    live: live ? { code: live.brand_code, number: live.number, design: live.design } : null,
    change: changes.get(brandObject(code)) ?? null,
    stagedAddress: isStaged ? stagedAddressOf(ports, merchantCode) : null,
    preview:
      host === undefined
        ? null
        : { origin: ownOrigin(host, ports.config), token: brandPreviewToken(ports, { merchantCode, code }) },
  }
}
