import { stat } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join, resolve, sep } from 'node:path'

import fastifyStatic from '@fastify/static'

import { readsNoWebp } from '../kit/pictures/reads-no-webp.ts'
import type { Server } from '../kit/server.ts'

const DAY_SECONDS = 86_400
const WEBP = '.webp'
const JPEG = '.jpg'
/** Suffix of smaller versions, for visitors with `Save-Data`. */
const SMALL = '.small.webp'

/**
 * Serves the web app's fingerprinted files (precompressed, cached permanently) and the pictures (cached for a day, then
 * revalidated).
 */
export async function staticFiles(app: Server, { webDist, picturesDir }: { webDist: string; picturesDir: string }) {
  await app.register(fastifyStatic, {
    root: join(webDist, 'client', 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    index: false,
  })
  await pictures(app, picturesDir)
}

async function pictures(app: Server, root: string): Promise<void> {
  await app.register(fastifyStatic, { root, serve: false, maxAge: DAY_SECONDS * 1000, index: false })
  app.get<{ Params: { '*': string } }>('/pictures/*', async ({ headers, params: { '*': path } }, reply) => {
    if (!path.endsWith(WEBP)) return reply.sendFile(path)
    reply.header('Vary', 'Accept, Save-Data')
    const twin = alternativeFor(headers, path)
    return reply.sendFile(twin !== null && (await isFile(root, twin)) ? twin : path)
  })
}

/** Returns the file name of another version of a picture that this browser needs, or null. */
function alternativeFor(headers: IncomingHttpHeaders, path: string): string | null {
  const name = path.slice(0, -WEBP.length)
  if (readsNoWebp(headers.accept)) return name + JPEG
  return headers['save-data'] === 'on' ? name + SMALL : null
}

async function isFile(root: string, path: string): Promise<boolean> {
  const file = resolve(root, path)
  if (!file.startsWith(resolve(root) + sep)) return false
  return (await stat(file).catch(() => null))?.isFile() ?? false
}
