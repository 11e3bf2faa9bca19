import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { BrandFileTable } from './tables.ts'

export type BrandFile = Selectable<BrandFileTable>

const TYPES = {
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
}

export interface NewBrandFile {
  name: string
  extension: keyof typeof TYPES
  content: Buffer
}

/** Path of the files of brands. Service workers cache everything below `/assets/` permanently. */
const PATH = '/assets/brand/'
export const brandAddress = (name: string): string => PATH + name

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** The same levels as the files of the build have. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const GZIP = { level: constants.Z_BEST_COMPRESSION }

/** Stores files that do not exist yet. An existing file is kept for the longer of both times. */
export async function storeBrandFiles(db: Db, files: readonly NewBrandFile[], until: Date | null): Promise<void> {
  const rows = await Promise.all(
    [...new Map(files.map((file) => [file.name, file])).values()].map(async ({ name, extension, content }) => {
      const isText = extension === 'css' || extension === 'svg'
      const [br, gz] = isText ? await Promise.all([toBrotli(content, BROTLI), toGzip(content, GZIP)]) : [null, null]
      return { name, type: TYPES[extension], content, br, gzip: gz, expires_at: until }
    }),
  )
  await db
    .insertInto('brand_file')
    // In the order of names, so that simultaneous writers do not deadlock.
    .values(rows.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        expires_at: sql`case when brand_file.expires_at is null or excluded.expires_at is null then null
          else greatest(brand_file.expires_at, excluded.expires_at) end`,
      }),
    )
    .execute()
}

export async function brandFile(db: Db, name: string): Promise<BrandFile | null> {
  return (await db.selectFrom('brand_file').selectAll().where('name', '=', name).executeTakeFirst()) ?? null
}

/** Deletes the files of outdated drafts. */
export async function deleteExpiredFiles(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('brand_file')
    .where('expires_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('brand')
            .select('brand.id')
            .where(sql<boolean>`position(brand_file.name in brand.draft_look::text) > 0`),
        ),
      ),
    )
    .execute()
}
