/** Public interface of `messaging` for other parts of the gateway. */
export { storedAnnouncement, storedAnnouncements, withdrawAnnouncement } from './stored-announcements.ts'
export type { StoredAnnouncement } from './stored-announcements.ts'
export { storedAgreements, removeAgreement } from './stored-agreements.ts'
export {
  audienceText,
  contentOf,
  draftContentOf,
  missingIn,
  problemOf,
  publishedContent,
} from './editing/draft-content.ts'
export { addDraft, changeDraft, deleteDraft, draftOf, lockedDraft } from './editing/drafts.ts'
export { announcementsBetween, editedAnnouncements } from './editing/edited-announcements.ts'
export type { EditedRow } from './editing/edited-announcements.ts'
export { previewToken } from './editing/preview.ts'
export { announcementPublication, objectOf, PUBLICATION } from './editing/publication-action.ts'
export { stopAnnouncement } from './editing/stop-announcement.ts'
export type { StoredAgreement } from './stored-agreements.ts'
export { storedHelp, removeHelp } from './stored-help.ts'
export type { StoredHelp } from './stored-help.ts'
export { unreadMailCounts } from './mail/inbox.ts'
export { LETTERS_JOB } from './jobs.ts'
export { lettersOf, lockedLetter, sendLetter, stopLetter, storeLetter } from './mail/letters.ts'
export type { Letter } from './mail/letters.ts'
export type { LetterAudience } from './mail/tables.ts'
export { notifyByMail } from './mail/write-mail.ts'
export { openMessaging } from './messaging.ts'
export { localizedFor } from './rules.ts'
export { deleteOtherAnnouncements, storeAnnouncement } from './store-announcement.ts'
export type { NewAnnouncement } from './store-announcement.ts'
export type { AnnouncementAudience } from './tables.ts'
export { storeAgreement } from './store-agreement.ts'
export { storeHelp } from './store-help.ts'
export type { HelpArticle } from './store-help.ts'
