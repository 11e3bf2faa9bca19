/** What other parts of the gateway may use of `messaging`. */
export { announcementKept, announcementsKept, withdrawAnnouncement } from './kept-announcements.ts'
export type { KeptAnnouncement } from './kept-announcements.ts'
export { messagingRoutes } from './routes.ts'
export { spokenTo } from './rules.ts'
export { keepAnnouncements, storeAnnouncement } from './store-announcement.ts'
export type { NewAnnouncement } from './store-announcement.ts'
export { storeAgreement } from './store-agreement.ts'
export { storeHelp } from './store-help.ts'
