import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { PageSize, RowNumber } from '../kit/paging.ts'
import { freeLine } from '../kit/text.ts'
import { BrandCode } from '../merchant/brand-code.ts'
import { BrandDesign, BrandPictureId, BrandPictureKind, BrandScheme, ColourName } from '../merchant/brand-design.ts'
import { BrandTemplate } from '../merchant/brand-template.ts'
import { ChangeOutcome, proposalRefusals, Reason } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'

/** Maximum number of brands of a merchant. */
export const MAX_BRANDS = 50
/** Maximum size of an uploaded picture in bytes. */
export const MAX_BRAND_PICTURE_BYTES = 5 * 1024 * 1024
/** Base64 of the largest picture. */
const MAX_BASE64_LENGTH = Math.ceil(MAX_BRAND_PICTURE_BYTES / 3) * 4

/** Proportions of cropped pictures: width divided by height. */
export const brandPictureShapes = {
  logo: { width: 450, height: 120 },
  icon: { width: 512, height: 512 },
  splash: { width: 1290, height: 2796 },
} as const satisfies Record<BrandPictureKind, { width: number; height: number }>

const one = { merchant: Scope, code: BrandCode }
const DraftVersion = z.int().check(z.minimum(1), z.maximum(1_000_000))
const VersionNumber = z.int().check(z.minimum(1), z.maximum(1_000_000))

const ListedBrand = z.object({
  /** Cursor of the list. */
  id: z.string(),
  code: z.string(),
  name: z.string(),
  schemes: z.array(BrandScheme),
  /** Some colours of the draft, to recognise it. */
  swatches: z.array(z.string()),
  /** Number of the version that players see; null if they see another brand. */
  live: z.nullable(z.number()),
  staged: z.nullable(z.number()),
  editedBy: z.string(),
  editedAt: z.string(),
})
export type ListedBrand = z.infer<typeof ListedBrand>

export const listBrands = staffEndpoint({
  summary: 'Returns the brands of a merchant, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/brands',
  permission: 'merchant.brand.read',
  input: z.object({ merchant: Scope, after: z.optional(RowNumber), size: PageSize(50) }),
  output: z.object({
    brands: z.array(ListedBrand),
    next: z.nullable(z.string()),
    /** Whether players see one of the brands; otherwise the look of the build. */
    isLive: z.boolean(),
    /** Address of the staged brand; null while none is staged. */
    stagedAddress: z.nullable(z.string()),
  }),
  refusals: {},
})

const Version = z.object({
  number: z.number(),
  state: z.enum(['staged', 'live', 'earlier']),
  design: BrandDesign,
  stagedBy: z.string(),
  stagedAt: z.string(),
  publishedBy: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
})
export type BrandVersion = z.infer<typeof Version>

export const showBrand = staffEndpoint({
  summary: 'Returns a brand with its draft, its versions, and the address of a preview.',
  method: 'GET',
  path: '/console/m/:merchant/brands/:code',
  permission: 'merchant.brand.read',
  input: z.object(one),
  output: z.object({
    code: z.string(),
    name: z.string(),
    draft: z.object({ version: z.number(), design: BrandDesign, editedBy: z.string(), editedAt: z.string() }),
    /** Newest first, at most 100. */
    versions: z.array(Version),
    /** What players see now; null: the brand of the build. */
    live: z.nullable(z.object({ code: z.string(), number: z.number(), design: BrandDesign })),
    /** Id of the change request for a publication of this brand; null without one. */
    change: z.nullable(z.string()),
    /** Address of the staged version; null unless one of this brand is staged. */
    stagedAddress: z.nullable(z.string()),
    /** Origin of the site and the token with which its pages show the draft, for an hour. */
    preview: z.nullable(z.object({ origin: z.string(), token: z.string() })),
  }),
  refusals: { 'brand.not_found': NoDetails },
})

export const createBrand = staffEndpoint({
  summary: 'Creates a brand from a template, or as a copy of another brand. Players do not see it yet.',
  method: 'POST',
  path: '/console/m/:merchant/brands',
  permission: 'merchant.brand.update',
  approval: 'merchant.brand.update',
  input: z.object({
    ...one,
    /** Name in the drawn logo. */
    name: freeLine(60).check(z.minLength(1)),
    template: BrandTemplate,
    /** Brand whose draft is copied in place of the template. */
    copyOf: z.optional(BrandCode),
  }),
  output: z.object({ code: z.string() }),
  refusals: {
    'brand.exists': NoDetails,
    'brand.not_found': NoDetails,
    'brand.too_many': z.object({ limit: z.number() }),
  },
})

/** Pair of colours that players could not read or distinguish. */
const UnreadablePair = z.object({
  scheme: BrandScheme,
  kind: z.enum(['contrast', 'similar']),
  colour: ColourName,
  against: ColourName,
  measured: z.number(),
  /** Nearest colour that passes; null if there is none. */
  suggestion: z.nullable(z.string()),
})

/** The draft was changed since it was read. */
const changed = { 'brand.changed': NoDetails, 'brand.not_found': NoDetails }

export const saveBrand = staffEndpoint({
  summary: 'Stores the draft of a brand. A text with a contrast below 4.5:1 is refused.',
  method: 'PUT',
  path: '/console/m/:merchant/brands/:code/draft',
  permission: 'merchant.brand.update',
  approval: 'merchant.brand.update',
  input: z.object({
    ...one,
    design: BrandDesign,
    /** Version that was read. */
    version: DraftVersion,
  }),
  output: z.object({ version: z.number() }),
  refusals: {
    ...changed,
    'brand.unreadable': z.object({ pairs: z.array(UnreadablePair) }),
    'brand.picture_missing': NoDetails,
  },
})

/** All of a side of a picture: parts are given in hundredths of a percent. */
export const WHOLE_SIDE = 10_000
const Offset = z.int().check(z.minimum(0), z.maximum(WHOLE_SIDE - 1))
const Length = z.int().check(z.minimum(1), z.maximum(WHOLE_SIDE))
/** Part of a picture, in hundredths of a percent of its width and height. */
const PictureCrop = z
  .object({ x: Offset, y: Offset, width: Length, height: Length })
  .check(z.refine(({ x, y, width, height }) => x + width <= WHOLE_SIDE && y + height <= WHOLE_SIDE))
export type PictureCrop = z.infer<typeof PictureCrop>

export const uploadBrandPicture = staffEndpoint({
  summary: 'Stores the selected part of a picture, to be used in drafts. Only its pixels are kept.',
  method: 'POST',
  path: '/console/m/:merchant/brands/:code/pictures',
  permission: 'merchant.brand.update',
  approval: 'merchant.brand.update',
  input: z.object({
    ...one,
    kind: BrandPictureKind,
    /** PNG, JPEG or WebP in base64. */
    content: z.string().check(z.maxLength(MAX_BASE64_LENGTH), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    crop: PictureCrop,
  }),
  output: z.object({ id: BrandPictureId }),
  refusals: {
    'brand.not_found': NoDetails,
    'picture.not.picture': NoDetails,
    'picture.too.many.pixels': NoDetails,
    'brand.pictures_busy': NoDetails,
    /** Too many pictures were uploaded at this merchant in a day. */
    'brand.too_many': z.object({ limit: z.number() }),
  },
})

export const stageBrand = staffEndpoint({
  summary: 'Makes a version of the draft, and shows it at the staged host in place of the version that was there.',
  method: 'POST',
  path: '/console/m/:merchant/brands/:code/stage',
  permission: 'merchant.brand.update',
  approval: 'merchant.brand.update',
  input: z.object({
    ...one,
    /** Version that was read. */
    version: DraftVersion,
  }),
  output: z.object({ number: z.number(), address: z.string() }),
  refusals: { ...changed, 'brand.unreadable': z.object({ pairs: z.array(UnreadablePair) }) },
})

export const unstageBrand = staffEndpoint({
  summary: 'Removes the version from the staged host.',
  method: 'DELETE',
  path: '/console/m/:merchant/brands/:code/stage',
  permission: 'merchant.brand.update',
  approval: 'merchant.brand.update',
  input: z.object(one),
  output: z.object({}),
  refusals: { 'brand.not_found': NoDetails, 'brand.not_staged': NoDetails },
})

export const publishBrand = staffEndpoint({
  summary: 'Requests the publication of the staged version, or of an earlier one again.',
  method: 'POST',
  path: '/console/m/:merchant/brands/:code/publication',
  permission: 'merchant.brand.update',
  approval: 'merchant.brand.update',
  input: z.object({
    ...one,
    number: VersionNumber,
    reason: Reason,
    /** A repeated call with this key has no further effect. */
    key: z.uuid(),
  }),
  output: ChangeOutcome,
  refusals: {
    ...proposalRefusals,
    'brand.not_found': NoDetails,
    /** A publication of this brand awaits another person. */
    'brand.in_review': NoDetails,
  },
})

export const requestBuiltBrand = staffEndpoint({
  summary: 'Requests that players see the look of the build again. The brands and their versions stay.',
  method: 'POST',
  path: '/console/m/:merchant/built-brand',
  permission: 'merchant.brand.update',
  approval: 'merchant.brand.update',
  input: z.object({
    merchant: Scope,
    reason: Reason,
    /** A repeated call with this key has no further effect. */
    key: z.uuid(),
  }),
  output: ChangeOutcome,
  refusals: proposalRefusals,
})
