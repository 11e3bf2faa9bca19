import { addPageWords } from '../lib/words.ts'

/** Parts of the shell that stand behind a tap or a login: loaded when the browser is idle, or when they are wanted. */
export const laterParts = {
  popupMenu: async () => (await import('./popup-menu.tsx')).PopupMenu,
  languageSheet: async () => (await import('./language-sheet.tsx')).LanguageSheet,
  rewardBubble: async () => (await import('./reward-bubble.tsx')).RewardBubble,
  floatingService: async () => {
    const [{ FloatingService }] = await Promise.all([
      import('../support/floating-service.tsx'),
      addPageWords(['support']),
    ])
    return FloatingService
  },
  memberHead: async () => (await import('./member-head.tsx')).MemberHead,
}

/** Lets them come before they are wanted, so that a tap opens them at once. */
export function warmLaterParts(): void {
  // A tap tells if something is wrong; this was only a head start.
  for (const load of [laterParts.popupMenu, laterParts.languageSheet]) load().catch(() => undefined)
}
