import { announcementSubject } from './announcements.ts'

export const banners = announcementSubject('banners', 'the pictures that stand first on home', 'B')
