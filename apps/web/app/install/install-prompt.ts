import { CAN_INSTALL_KEY, YES } from './flags.ts'

/** Chrome's offer to install the site. It comes once, may come early, and can be used once. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
  interface Window {
    /** The script that runs before the first paint and the app are separate programs: this property connects them. */
    anteInstallPrompt?: InstallPrompt | undefined
  }
}

/** Stores the browser's offer until it is needed, which suppresses the browser's own prompt. */
export function storeInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.anteInstallPrompt = event
  })
}

/** Whether the browser can install the site: reported now, or at an earlier visit, because the event may come late. */
export const canInstallNow = (stored: (key: string) => string | null): boolean =>
  window.anteInstallPrompt !== undefined || stored(CAN_INSTALL_KEY) === YES

/**
 * Asks the browser to install the site. Returns true when installed, false when declined, null when not possible now.
 */
export async function installNow(): Promise<boolean | null> {
  const prompt = window.anteInstallPrompt
  if (!prompt) return null
  window.anteInstallPrompt = undefined
  const { outcome } = await prompt.prompt()
  return outcome === 'accepted'
}
