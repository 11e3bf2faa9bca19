import { ownJson } from '../lib/calls/json.ts'
import type { DownloadOffer } from './download-rules.ts'

/** The offer as embedded in the document, for the script that runs before the first paint. */
export const offerText = (offer: DownloadOffer): string => JSON.stringify(offer)

export const offerIn = (text: string): DownloadOffer => ownJson<DownloadOffer>(text)
