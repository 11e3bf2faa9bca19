import type { ContentProblem } from '@ante/contract/console/content-calls.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a content is not stored or not published. */
export const problemText: Record<ContentProblem, MessageDescriptor> = {
  type: msg`Another kind of content has this name, or another type was published with it. Choose another name.`,
  popup: msg`Choose who sees the popup. Other announcements have no limit and no pages.`,
  promotion: msg`Only popups and promotions announce a type of promotion.`,
  audience: msg`Visitors have no group. Choose all, or show it to members only.`,
  period: msg`The end must be later than the start.`,
  picture: msg`Choose a picture. Upload it here, or use an address of the site.`,
  link: msg`The site has no such page, or the page has no such content. Choose the link again.`,
  sent: msg`A letter with this name was sent. Write another one with another name.`,
  started: msg`This version is in force: its start can't be changed. Write a new version for changed terms.`,
  section: msg`Each section needs a title of its own and a text.`,
  limit: msg`The help center has its maximum of 100 articles. Delete one first.`,
}
