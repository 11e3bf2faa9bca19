import { isInstalled } from '../lib/browser/device.ts'
import { isNativeShell } from '../lib/browser/native-shell.ts'
import { readFromStorage } from '../lib/browser/storage.ts'
import type { Visit } from './download-rules.ts'
import { HIDE_BAR_KEY, SESSION_KEY, WEB_CLIP_KEY, YES } from './flags.ts'
import { canInstallNow } from './install-prompt.ts'
import { systemOf } from './system.ts'

interface VisitStorage {
  device(key: string): string | null
  tab(key: string): string | null
}

/** Directly from the browser: before the first paint the page's storage wrapper does not exist. */
const stored: VisitStorage = {
  device: (key) => readFromStorage(() => localStorage, key),
  tab: (key) => readFromStorage(() => sessionStorage, key),
}

/** Returns the device and state of the visitor that are known before rendering. */
export function visitNow({ device, tab }: VisitStorage = stored): Visit {
  const { userAgent, maxTouchPoints: touchPoints } = navigator
  return {
    platform: systemOf({ userAgent, touchPoints }),
    native: isNativeShell(),
    installed: isInstalled(),
    webClip: device(WEB_CLIP_KEY) === YES,
    closed: device(HIDE_BAR_KEY) === YES,
    // The session may be invalid, which is checked when it is used.
    signedIn: tab(SESSION_KEY) !== null,
    canInstall: canInstallNow(device),
  }
}
