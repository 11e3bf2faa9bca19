import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { readsNoWebp } from '../../kit/pictures/reads-no-webp.ts'
import type { Server } from '../../kit/server.ts'

const FOLDER = '/pictures/content/'
const NAME = /^[\w-]{22,40}$/
const DAY_SECONDS = 86_400

interface ContentPicture {
  name: string
  merchantCode: string
  webp: Buffer
  /** For browsers without WebP. */
  jpeg: Buffer
  by: string
  at: Date
}

/** Returns the address below the site of an uploaded picture. Its content never changes. */
export const contentPictureAddress = (name: string): string => `${FOLDER}${name}.webp`

export async function storeContentPicture(
  tx: Db,
  { name, merchantCode, webp, jpeg, by, at }: ContentPicture,
): Promise<void> {
  await tx
    .insertInto('content_picture')
    .values({ name, merchant_code: merchantCode, webp, jpeg, uploaded_by: by, uploaded_at: at })
    .execute()
}

/** Whether an address is not that of an uploaded picture, or that of a picture which this merchant uploaded. */
export async function isContentPicture(db: Db, merchantCode: string, address: string): Promise<boolean> {
  if (!address.startsWith(FOLDER)) return true
  const name = address.slice(FOLDER.length).replace(/\.webp$/, '')
  const query = db
    .selectFrom('content_picture')
    .select(sql`1`.as('one'))
    .where('name', '=', name)
  return (await query.where('merchant_code', '=', merchantCode).executeTakeFirst()) !== undefined
}

/** Serves uploaded pictures, besides the site's own ones in other folders. */
export function contentPictureRoutes(app: Server, { db }: { db: Db }): void {
  app.get<{ Params: { file: string } }>(`${FOLDER}:file`, async ({ headers, params: { file } }, reply) => {
    const name = file.replace(/\.webp$/, '')
    const format = readsNoWebp(headers.accept) ? 'jpeg' : 'webp'
    const row = NAME.test(name)
      ? await db
          .selectFrom('content_picture')
          .select(`${format} as picture`)
          .where('name', '=', name)
          .executeTakeFirst()
      : undefined
    if (!row) return reply.callNotFound()
    return reply
      .type(`image/${format}`)
      .header('Vary', 'Accept')
      .header('Cache-Control', `public, max-age=${30 * DAY_SECONDS}, immutable`)
      .send(row.picture)
  })
}
