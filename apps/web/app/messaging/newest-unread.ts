import type { Announcement } from '@ante/contract/messaging/announcements.ts'

/** Returns the ids of an agent's unread notices: the newest ones, because reading marks all notices up to a time. */
export function newestUnread(
  announcements: readonly Pick<Announcement, 'id' | 'publishedAt'>[],
  unread: number,
): string[] {
  const newestFirst = [...announcements].sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
  return newestFirst.slice(0, unread).map(({ id }) => id)
}
