import { join } from 'node:path'

import type { Language } from '@ante/contract/merchant/language.ts'
import type { PageRequest, RenderPage } from '@ante/contract/merchant/page.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { callInside } from '../kit/call-inside.ts'
import type { CallContext } from '../kit/context.ts'
import { loadModule } from '../kit/load-module.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { languageOf } from './language.ts'
import { PageCache, store } from './page-cache.ts'
import type { CachedPage } from './page-cache.ts'

export interface PagePorts {
  webDist: string
  merchants: MerchantDirectory
  /** Content security policy of a page of this merchant. */
  policyOf(merchantCode: string): string
}

/** A page whose data did not change is rendered anew after this time, for what changes with the clock alone. */
const FRESH_MS = 30_000
/** Only these parameters make pages of their own; an address with others is rendered for itself, uncached. */
const CACHED_PARAMETERS = new Map([
  ['gameType', /^[A-Z]{2,10}$/],
  ['lang', /^[A-Za-z]{2}$/],
])
const ONCE_QUALITY = 4

/** Serves the web app's pages, rendered for visitors. Returns the cache, to be told when data changes. */
export async function pageRoutes(app: Server, { webDist, merchants, policyOf }: PagePorts): Promise<PageCache> {
  // The built web app promises `render`.
  const { render } = await loadModule<{ render: RenderPage }>(join(webDist, 'server', 'entry-server.js'))
  const cache = new PageCache(FRESH_MS)

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { merchantCode } = merchantOf(merchants, request)
    const url = urlOf(request)
    const language = languageOf(merchants.languagesOf(merchantCode), {
      asked: url.searchParams.get('lang') ?? undefined,
      cookie: request.headers.cookie,
      acceptLanguage: request.headers['accept-language'],
    })
    const asked: PageRequest = {
      address: url.pathname + url.search,
      language,
      settings: merchants.settingsOf(merchantCode, language),
      status: merchants.statusOf(merchantCode),
      call: callInside(app, visitorOf(request, merchantCode, language), request),
    }
    const key = `${merchantCode} ${language} ${asked.address}`
    const page = isCached(url)
      ? await cache.get(key, () => render(asked))
      : await store(await render(asked), ONCE_QUALITY)
    return send(request, reply, page, policyOf(merchantCode))
  }
  for (const path of ['/', '/m', '/m/*']) app.get(path, answer)
  return cache
}

const merchantOf = (merchants: MerchantDirectory, request: FastifyRequest) => ({
  merchantCode: merchants.ofHost(request.host).code,
})

/** `//` is the start page's address with a slash too many, and no URL. */
function urlOf({ url }: FastifyRequest): URL {
  return URL.parse(url, 'http://page') ?? new URL('http://page/')
}

function isCached(url: URL): boolean {
  const parameters = [...url.searchParams]
  return url.pathname.length < 80 && parameters.every(([name, value]) => CACHED_PARAMETERS.get(name)?.test(value))
}

function visitorOf(request: FastifyRequest, merchantCode: string, language: Language): CallContext {
  const { id: requestId, ip } = request
  return { requestId, ip, device: 'MOBILE', language, merchantCode, idempotencyKey: null, member: null }
}

function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, policy: string) {
  if ('kind' in page) return reply.redirect(page.location, 302)
  reply
    .header('Cache-Control', 'private, no-cache')
    .header('Vary', 'Accept-Encoding, Accept-Language, Cookie')
    .header('ETag', page.etag)
    .header('Content-Security-Policy', policy)
    .header('Referrer-Policy', 'strict-origin-when-cross-origin')
    .type('text/html; charset=utf-8')
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()

  reply.status(page.status)
  const accepts = request.headers['accept-encoding'] ?? ''
  if (accepts.includes('br')) return reply.header('Content-Encoding', 'br').send(page.br)
  if (accepts.includes('gzip')) return reply.header('Content-Encoding', 'gzip').send(page.gzip)
  return reply.send(page.plain)
}
