import type { Endpoint, InputOf, OutputOf } from '../kit/endpoint.ts'
import type { BrandLook } from './brand-design.ts'
import type { Language } from './language.ts'
import type { MerchantSettings } from './settings.ts'
import type { MerchantStatus } from './status.ts'

/**
 * The gateway's request to the built web app for a visitor's page, which is the same for all visitors of a merchant,
 * language and address.
 */
export interface PageRequest {
  /** Path and query as in `page-addresses.ts`, for example `/m/gameList?gameType=RNG`. */
  address: string
  language: Language
  settings: MerchantSettings
  status: MerchantStatus
  /** Files of the merchant's brand; null: those of the build. */
  brand: PageBrand | null
  /** Version of the shown games, or an earlier one; the live stream sends the current one. */
  catalogueVersion: string
  /** Set if rendering failed: the page is rendered again without its content, to show the error. */
  fault?: Fault
  /** Calls an endpoint in process, as a visitor of this merchant and language. Throws on a refusal. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>>
}

/** Files of a brand that pages refer to. */
export interface PageBrand {
  look: BrandLook
  /** By locale, the address of the list of files that the service worker stores; empty for a preview. */
  keep: Record<string, string>
  /** Origin of the console that shows the page as a preview of a brand, and may change its colours; otherwise null. */
  previewOrigin: string | null
}

export interface Fault {
  status: number
  requestId: string
}

/** `document` is the complete HTML, including the doctype. `isPartial`: some of its data could not be loaded. */
export type Page =
  | { kind: 'document'; status: number; document: string; isPartial?: boolean }
  | { kind: 'redirect'; location: string }

export type RenderPage = (request: PageRequest) => Promise<Page>

/** Returns the web app manifest of the merchant's site, as it is sent to devices. */
export type RenderManifest = (request: Pick<PageRequest, 'language' | 'settings' | 'brand'>) => Promise<object>
