import { join } from 'node:path'

import { statusOfRefusal } from '@ante/contract/kit/refusal.ts'
import { closingOf } from '@ante/contract/merchant/closing.ts'
import type { Fault, PageRequest, RenderPage } from '@ante/contract/merchant/page.ts'
import type { MerchantStatus } from '@ante/contract/merchant/status.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { refusalFrom } from '../kit/answer-errors.ts'
import { callInside } from '../kit/call-inside.ts'
import type { CallContext } from '../kit/context.ts'
import type { Countries } from '../kit/countries.ts'
import { loadModule } from '../kit/load-module.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { languageOf } from './language.ts'
import { isRead } from './opened-by.ts'
import { PageCache, store } from './page-cache.ts'
import type { CachedPage } from './page-cache.ts'

export interface PagePorts {
  webDist: string
  merchants: MerchantDirectory
  countries: Countries
  /** Content security policy of a page of this merchant. */
  policyOf(merchantCode: string): string
}

/** A page whose data did not change is rendered anew after this time, for what changes with the clock alone. */
const FRESH_MS = 30_000
/** Only these parameters make pages of their own; an address with others is rendered for itself, uncached. */
const CACHED_PARAMETERS = new Map([
  ['gameType', /^[A-Z]{2,10}$/],
  ['lang', /^[A-Za-z]{2}$/],
  // How the installed app opens.
  ['from', /^pwa$/],
])
const ONCE_QUALITY = 4

/** Serves the web app's pages, rendered for visitors. Returns the cache, to be told when data changes. */
export async function pageRoutes(app: Server, ports: PagePorts): Promise<PageCache> {
  // The built web app promises `render`.
  const { render } = await loadModule<{ render: RenderPage }>(join(ports.webDist, 'server', 'entry-server.js'))
  const cache = new PageCache(FRESH_MS)

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = urlOf(request)
    const link = ports.merchants.linkOfHost(request.host)
    if (link) return reply.redirect(`${request.protocol}://${link.site}${withCode(url, link.code)}`, 302)
    const context = visitorOf(ports, request, url)
    const asked: PageRequest = {
      address: url.pathname + url.search,
      language: context.language,
      settings: ports.merchants.settingsOf(context.merchantCode, context.language),
      status: statusFor(ports.merchants.statusOf(context)),
      call: callInside(app, context, request),
    }
    const page = await pageOf(asked, url).catch((error: unknown) => faultyPage(asked, faultOf(error, request)))
    sayWhenBack(reply, asked.status)
    return send(request, reply, page, ports.policyOf(context.merchantCode))
  }
  const pageOf = async (asked: PageRequest, url: URL): Promise<CachedPage> => {
    if (isCached(url)) return cache.get(keyOf(asked), () => render(asked))
    return store(await render(asked), ONCE_QUALITY)
  }
  /** What went wrong, in the site's own look; if even that cannot be rendered, the answer is a call's. */
  const faultyPage = async (asked: PageRequest, fault: Fault) => store(await render({ ...asked, fault }), ONCE_QUALITY)
  for (const path of ['/', '/m', '/m/*']) app.get(path, answer)
  // A person who is lost gets a page that helps; a program gets its code.
  app.get('/*', (request, reply) => (isRead(request) ? answer(request, reply) : reply.callNotFound()))
  return cache
}

/** All that a page depends on besides the data that it shows. */
function keyOf({ settings, language, status, address }: PageRequest): string {
  return [settings.merchantCode, language, closingOf(status) ?? 'open', status.country ?? '', address].join(' ')
}

/** A page knows of its visitor only what changes it: the pages of all whom the merchant is open to are the same. */
function statusFor(status: MerchantStatus): MerchantStatus {
  return closingOf(status) === 'region' ? status : { ...status, restricted: false, country: null }
}

function faultOf(error: unknown, request: FastifyRequest): Fault {
  return { status: statusOfRefusal(refusalFrom(error, request).code), requestId: request.id }
}

/** For whatever asks by itself: a search engine, a cache. */
function sayWhenBack(reply: FastifyReply, { maintenance, until }: MerchantStatus): void {
  if (maintenance && until) reply.header('Retry-After', new Date(until).toUTCString())
}

/** `//` is the start page's address with a slash too many, and no URL. */
function urlOf({ url }: FastifyRequest): URL {
  return URL.parse(url, 'http://page') ?? new URL('http://page/')
}

/** The address on the site itself, by which the register page knows whose link it was. Source: domain handbook 6.6. */
function withCode({ pathname, search }: URL, code: string): string {
  const asked = new URLSearchParams(search)
  asked.set('affiliateCode', code)
  return `${pathname}?${asked.toString()}`
}

function isCached(url: URL): boolean {
  const parameters = [...url.searchParams]
  return url.pathname.length < 80 && parameters.every(([name, value]) => CACHED_PARAMETERS.get(name)?.test(value))
}

function visitorOf({ merchants, countries }: PagePorts, request: FastifyRequest, url: URL): CallContext {
  const { code: merchantCode } = merchants.ofHost(request.host)
  const language = languageOf(merchants.languagesOf(merchantCode), {
    asked: url.searchParams.get('lang') ?? undefined,
    cookie: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
  })
  const visitor = { device: 'MOBILE', idempotencyKey: null, member: null } as const
  return { ...visitor, requestId: request.id, ip: request.ip, language, country: countries.of(request), merchantCode }
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
