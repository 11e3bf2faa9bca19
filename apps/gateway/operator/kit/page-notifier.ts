import type { PageNotifier } from '../../messaging/public.ts'
import { notifyPages } from './notify-pages.ts'
import { publishTexts } from './publish-texts.ts'

/** Notifies open pages of the site about published content, in the transaction that publishes. */
export const pageNotifier: PageNotifier = { announcements: notifyPages, texts: publishTexts }
