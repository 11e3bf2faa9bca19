import type { BrandDesign, BrandLook, BrandPictureKind } from '@ante/contract/merchant/brand-design.ts'
import type { Generated, JSONColumnType } from 'kysely'

interface BrandTable {
  id: Generated<bigint>
  merchant_code: string
  code: string
  name: string
  draft: JSONColumnType<BrandDesign>
  /** Files of the draft, for previews. */
  draft_look: JSONColumnType<BrandLook>
  draft_version: Generated<number>
  edited_by: string
  edited_at: Date
}

interface BrandVersionTable {
  id: Generated<bigint>
  brand_id: bigint
  merchant_code: string
  number: number
  state: 'staged' | 'live' | 'earlier'
  design: JSONColumnType<BrandDesign>
  look: JSONColumnType<BrandLook>
  staged_by: string
  staged_at: Date
  published_by: string | null
  published_at: Date | null
}

interface BrandPictureTable {
  merchant_code: string
  id: string
  kind: BrandPictureKind
  content: Buffer
  uploaded_by: string
  uploaded_at: Date
}

export interface BrandFileTable {
  name: string
  /** Media type. */
  type: string
  content: Buffer
  br: Buffer | null
  gzip: Buffer | null
  expires_at: Date | null
}

declare module '../../kit/db.ts' {
  interface Tables {
    brand: BrandTable
    brand_version: BrandVersionTable
    brand_picture: BrandPictureTable
    brand_file: BrandFileTable
  }
}
