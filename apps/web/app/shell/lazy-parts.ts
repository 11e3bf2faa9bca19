import { loadPageMessages } from '../lib/i18n/messages.ts'
import { untilLoaded } from '../lib/until-loaded.ts'
import { loadLanguageSheet } from '../merchant/public.ts'

/** Parts of the shell behind a tap or a login: loaded when the browser is idle, or on demand. */
export const lazyParts = {
  popupMenu: async () => (await import('./popup-menu.tsx')).PopupMenu,
  languageSheet: loadLanguageSheet,
  rewardBubble: async () => (await import('./reward-bubble.tsx')).RewardBubble,
  // The overlays, among them the login, and the toasts are mounted once: nothing else would load them again.
  floating: async () => (await untilLoaded(() => import('./floating.tsx'))).Floating,
  failureActions: async () => {
    const [{ FailureActions }] = await Promise.all([import('./failure-actions.tsx'), loadPageMessages(['closed'])])
    return FailureActions
  },
  toaster: async () => (await untilLoaded(() => import('../ui/toaster.tsx'))).Toaster,
  offlineTexts: async () => (await import('./offline-texts.tsx')).OfflineTexts,
  pageAnnouncements: async () => {
    const [{ PageAnnouncements }] = await Promise.all([
      import('../messaging/announcements-of-page.tsx'),
      loadPageMessages(['messaging']),
    ])
    return PageAnnouncements
  },
  memberHead: async () => (await import('./member-head.tsx')).MemberHead,
}

/** Preloads the lazy parts, so that a tap opens them immediately. */
export function warmLaterParts(): void {
  // Errors are ignored here: the tap reports them; this is only a prefetch.
  for (const load of [lazyParts.popupMenu, lazyParts.languageSheet, lazyParts.failureActions, lazyParts.offlineTexts])
    load().catch(() => undefined)
}
