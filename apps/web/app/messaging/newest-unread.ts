import type { Announcement } from '@ante/contract/messaging/announcements.ts'

/** The ids of what an agent has not read: he reads up to a time, so it is the newest. */
export function newestUnread(news: readonly Pick<Announcement, 'id' | 'publishedAt'>[], unread: number): string[] {
  const newestFirst = [...news].sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1))
  return newestFirst.slice(0, unread).map(({ id }) => id)
}
