import { statusOfRefusal } from '@ante/contract/kit/refusal.ts'
import { closingOf } from '@ante/contract/merchant/closing.ts'
import type { BrandLook } from '@ante/contract/merchant/brand-design.ts'
import type { Fault, PageBrand } from '@ante/contract/merchant/page.ts'
import type { MerchantStatus } from '@ante/contract/merchant/status.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { refusalFrom, retryAfterClosing } from '../kit/answer-errors.ts'
import { callBy, callInProcess } from '../kit/call-in-process.ts'
import type { Clock } from '../kit/clock.ts'
import type { CallContext } from '../kit/context.ts'
import type { Countries } from '../kit/countries.ts'
import { networksOf, plainAddress } from '../kit/networks.ts'
import type { Server } from '../kit/server.ts'
import { PREVIEW_PARAMETER } from '../merchant/public.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { sendBusyPage } from './busy-page.ts'
import { KnownValues } from './known-values.ts'
import { languageOf } from './language.ts'
import { isRead } from './opened-by.ts'
import { pageAddressOf } from './page-address.ts'
import type { PageBrands } from './page-brands.ts'
import type { PageCache } from './page-cache.ts'
import { PagesBusy } from './pages-busy.ts'
import type { Renderer, RequestedPage } from './renderer.ts'
import { sendPage } from './send-page.ts'
import type { CachedPage } from './stored-page.ts'

export interface PagePorts {
  merchants: MerchantDirectory
  countries: Countries
  /** Its version changes whenever the games change. */
  catalogue: { readonly version: string }
  clock: Clock
  renderer: Renderer
  cache: PageCache
  brands: PageBrands
  /** Returns the look of the draft that a token of the brand studio names, or null. */
  previewedLook(token: string, merchantCode: string): Promise<BrandLook | null>
  /** Origin of the operator console; null without one. */
  consoleOrigin: string | null
  /** Content security policy of a page of this merchant. */
  policyOf(merchantCode: string): string
}

/** Registers the web app's pages, rendered for visitors. */
export function pageRoutes(app: Server, ports: PagePorts): void {
  const knownValues = new KnownValues(ports.clock)

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = urlOf(request)
    const link = ports.merchants.linkOfHost(request.host)
    if (link) return reply.redirect(`${request.protocol}://${link.site}${withCode(url, link.code)}`, 302)
    const context = visitorOf(ports, request, url)
    const call = callInProcess(app, context, request)
    const { paths } = ports.merchants.of(context.merchantCode).settings
    const address = await pageAddressOf(url, paths, knownValues.of(context.merchantCode, callBy(call)))
    const preview = await previewOf(ports, url, context.merchantCode)
    const pageRequest = (): RequestedPage => ({
      address,
      brand: preview ?? liveBrandOf(ports, request.host),
      language: context.language,
      settings: ports.merchants.settingsOf(context.merchantCode, context.language),
      status: statusFor(ports.merchants.statusOf(context)),
      catalogueVersion: ports.catalogue.version,
    })
    const render = (page: RequestedPage, networks: readonly string[] = networksOf(context.ip)) =>
      ports.renderer.render(page, call, networks)
    let requestedPage = pageRequest()
    let page = await pageOf(requestedPage, request, render)
    if (keyOf(pageRequest()) !== keyOf(requestedPage)) {
      // The site was closed or opened during rendering, so the page's calls were answered for the other state.
      requestedPage = pageRequest()
      page = await pageOf(requestedPage, request, render)
    }
    sendRetryAfter(reply, requestedPage.status)
    // Search engines list the site with the published brand only.
    if (preview || ports.merchants.isStagedHost(request.host)) reply.header('X-Robots-Tag', 'noindex')
    return sendPage(request, reply, page, ports.policyOf(context.merchantCode))
  }
  /**
   * Renders a page; if that fails, the error page in the site's design; if that fails too, the answer is an API error.
   */
  const pageOf = (requestedPage: RequestedPage, request: FastifyRequest, render: Render): Promise<CachedPage> =>
    ports.cache
      .get(keyOf(requestedPage), (isAutomatic) => (isAutomatic ? render(requestedPage, []) : render(requestedPage)))
      .catch((error: unknown) => {
        if (error instanceof PagesBusy) throw error
        return render({ ...requestedPage, fault: faultOf(error, request) })
      })
  const answerOrBusy = (request: FastifyRequest, reply: FastifyReply) =>
    answer(request, reply).catch((error: unknown) => {
      if (!(error instanceof PagesBusy)) throw error
      return sendBusyPage(reply, error, visitorOf(ports, request, urlOf(request)).language)
    })
  for (const path of ['/', '/m', '/m/*']) app.get(path, answerOrBusy)
  // Browser navigations get a not-found page, other requests the refusal.
  app.get('/*', (request, reply) => (isRead(request) ? answerOrBusy(request, reply) : reply.callNotFound()))
}

function liveBrandOf({ merchants, brands }: PagePorts, host: string): PageBrand | null {
  const look = merchants.lookOf(host)
  return look && brands.brandOf(look)
}

/** Returns the draft of a brand that the brand studio previews; null without a valid token. */
async function previewOf(ports: PagePorts, url: URL, merchantCode: string): Promise<PageBrand | null> {
  const token = url.searchParams.get(PREVIEW_PARAMETER)
  if (token === null || token.length > MAX_TOKEN_LENGTH || ports.consoleOrigin === null) return null
  const look = await ports.previewedLook(token, merchantCode)
  return look && { look, keep: {}, previewOrigin: ports.consoleOrigin }
}

const MAX_TOKEN_LENGTH = 1000

type Render = (page: RequestedPage, networks?: readonly string[]) => Promise<CachedPage>

/** Cache key: everything that a page depends on besides its data. */
function keyOf({ settings, language, status, address, brand }: RequestedPage): string {
  const look = brand ? `${brand.look.version}${brand.previewOrigin === null ? '' : ' preview'}` : 'built'
  return [settings.merchantCode, look, language, closingOf(status) ?? 'open', status.country ?? '', address].join(' ')
}

/** Returns the part of the status on which the page depends: all visitors of an open merchant get the same pages. */
function statusFor(status: MerchantStatus): MerchantStatus {
  return closingOf(status) === 'region' ? status : { ...status, restricted: false, country: null }
}

function faultOf(error: unknown, request: FastifyRequest): Fault {
  return { status: statusOfRefusal(refusalFrom(error, request).code), requestId: request.id }
}

/** Sends `Retry-After`, for search engines and caches. */
function sendRetryAfter(reply: FastifyReply, { maintenance, until }: MerchantStatus): void {
  if (maintenance) reply.header('Retry-After', retryAfterClosing(until))
}

/** Returns the requested URL. `//`, the start page's path with an additional slash, is not a valid one. */
function urlOf({ url }: FastifyRequest): URL {
  return URL.parse(url, 'http://page') ?? new URL('http://page/')
}

/** Adds the link's code to the URL, from which the registration page reads it. Source: domain handbook 6.6. */
function withCode({ pathname, search }: URL, code: string): string {
  const parameters = new URLSearchParams(search)
  parameters.set('affiliateCode', code)
  return `${pathname}?${parameters.toString()}`
}

function visitorOf({ merchants, countries }: PagePorts, request: FastifyRequest, url: URL): CallContext {
  const { code: merchantCode } = merchants.ofHost(request.host)
  const language = languageOf(merchants.languagesOf(merchantCode), {
    requested: url.searchParams.get('lang') ?? undefined,
    cookie: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
  })
  const visitor = { device: 'MOBILE', idempotencyKey: null, member: null } as const
  const ip = plainAddress(request.ip)
  return { ...visitor, requestId: request.id, ip, language, country: countries.of(request), merchantCode }
}
