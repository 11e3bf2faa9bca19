import type { Endpoint, InputOf, OutputOf } from '../kit/endpoint.ts'
import type { Language } from './language.ts'
import type { MerchantSettings } from './settings.ts'
import type { MerchantStatus } from './status.ts'

/** What the gateway asks of the built web app: one visitor's page, the same for all visitors of merchant, language and address. */
export interface PageRequest {
  /** Path and query as in `page-addresses.ts`, for example `/m/gameList?gameType=RNG`. */
  address: string
  language: Language
  settings: MerchantSettings
  status: MerchantStatus
  /** Of the games that the page shows, or a former one; the live stream tells the present one. */
  catalogueVersion: string
  /** The page could not be rendered: it is rendered again, without what it shows, to say so. */
  fault?: Fault
  /** Calls an endpoint inside the gateway, as a visitor of this merchant and language. Throws on a refusal. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>>
}

export interface Fault {
  status: number
  requestId: string
}

/** `document` is the whole HTML, from the doctype on. `isPartial`: some of its data could not be had. */
export type Page =
  | { kind: 'document'; status: number; document: string; isPartial?: boolean }
  | { kind: 'redirect'; location: string }

export type RenderPage = (request: PageRequest) => Promise<Page>

/** What a device reads to put the merchant's site on its home screen: a web app manifest, as it is sent. */
export type RenderManifest = (asked: Pick<PageRequest, 'language' | 'settings'>) => Promise<object>
