import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { networksOf } from '../kit/networks.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { languageOf } from './language.ts'
import type { PageBrands } from './page-brands.ts'
import type { PageCache } from './page-cache.ts'
import type { Renderer } from './renderer.ts'
import { sendBytes } from './send-page.ts'

interface InstallPorts {
  webDist: string
  merchants: MerchantDirectory
  renderer: Renderer
  cache: PageCache
  brands: PageBrands
  /** False serves a worker that cleans up and removes itself. */
  serviceWorker: boolean
}

const MANIFEST_SECONDS = 600

/** Routes for installing the site: the merchant's manifest, and the service worker at its fixed path. */
export function installRoutes(app: Server, ports: InstallPorts): void {
  const { webDist, merchants, renderer, cache, brands, serviceWorker } = ports
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { code } = merchants.ofHost(request.host)
    const language = languageOf(merchants.languagesOf(code), {
      requested: URL.parse(request.url, 'http://site')?.searchParams.get('lang') ?? undefined,
      acceptLanguage: request.headers['accept-language'],
    })
    const look = merchants.lookOf(request.host)
    const brand = look && brands.brandOf(look)
    const install = { language, settings: merchants.settingsOf(code, language), brand }
    const make = () => renderer.manifest(install, networksOf(request.ip))
    const manifest = await cache.get(`manifest ${code} ${look?.version ?? 'built'} ${language}`, make)
    if ('kind' in manifest) throw new Error('a manifest is never a redirect')
    reply
      .header('Cache-Control', `public, max-age=${MANIFEST_SECONDS}`)
      .header('Vary', 'Accept-Encoding, Accept-Language')
      .type('application/manifest+json; charset=utf-8')
    return sendBytes(request, reply, manifest)
  })

  const script = readFileSync(join(webDist, 'client', serviceWorker ? 'service-worker.js' : 'service-worker-off.js'))
  const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`
  app.get('/service-worker.js', (request, reply) => sendWorker(request, reply, { script, etag }))
}

/** Browsers compare it at each visit, so it must be revalidated each time. */
function sendWorker(request: FastifyRequest, reply: FastifyReply, { script, etag }: { script: Buffer; etag: string }) {
  reply.header('Cache-Control', 'no-cache').header('ETag', etag).type('text/javascript; charset=utf-8')
  return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(script)
}
