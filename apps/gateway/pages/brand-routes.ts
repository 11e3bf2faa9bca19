import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Db } from '../kit/db.ts'
import { commonRefusal } from '../kit/refusal.ts'
import type { Server } from '../kit/server.ts'
import { brandFile } from '../merchant/public.ts'
import type { BrandFile, MerchantDirectory } from '../merchant/public.ts'
import { ByteLru } from './byte-lru.ts'
import type { PageBrands } from './page-brands.ts'

interface BrandPorts {
  db: Db
  merchants: MerchantDirectory
  brands: PageBrands
}

const CACHE_BYTES = 32 * 1024 * 1024
const NAME = /^[\w-]{1,60}\.(css|svg|png|jpg)$/
/** The same as for files of the build. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Serves the files of brands that are data, as the files of the build: the name contains a hash of the content, so that
 * they are cached permanently, and texts are compressed in advance.
 */
export function brandRoutes(app: Server, { db, merchants, brands }: BrandPorts): void {
  const files = new ByteLru<BrandFile>(CACHE_BYTES)
  const fileNamed = async (name: string): Promise<BrandFile | null> => {
    const cached = files.get(name)
    if (cached) return cached
    const stored = NAME.test(name) ? await brandFile(db, name) : null
    if (stored) files.set(name, stored, stored.content.length + (stored.br?.length ?? 0) + (stored.gzip?.length ?? 0))
    return stored
  }
  app.get<{ Params: { file: string } }>('/assets/brand/:file', async (request, reply) => {
    const { file: name } = request.params
    const { look, staged_look: staged } = merchants.ofHost(request.host)
    const list = brands.listNamed(name, [look, staged])
    if (list !== null)
      return reply.header('Cache-Control', IMMUTABLE).type('application/json; charset=utf-8').send(list)
    const file = await fileNamed(name)
    if (!file) throw commonRefusal('route.not.found')
    return sendFile(request, reply, file)
  })
}

function sendFile({ headers }: FastifyRequest, reply: FastifyReply, { name, type, content, br, gzip }: BrandFile) {
  reply
    .header('Cache-Control', IMMUTABLE)
    .header('ETag', `"${name}"`)
    // An SVG that is opened as a page runs no scripts.
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .type(type)
  if (headers['if-none-match'] === `"${name}"`) return reply.status(304).send()
  if (!br || !gzip) return reply.send(content)
  reply.header('Vary', 'Accept-Encoding')
  const accepts = headers['accept-encoding'] ?? ''
  if (accepts.includes('br')) return reply.header('Content-Encoding', 'br').send(br)
  if (accepts.includes('gzip')) return reply.header('Content-Encoding', 'gzip').send(gzip)
  return reply.send(content)
}
