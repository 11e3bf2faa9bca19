import { announcementSubject } from './announcements.ts'

export const banners = announcementSubject('banners', 'banners at the top of the home page', 'B')
