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
    /** The script that runs before the first paint and the app are two programs: they meet here. */
    anteInstallPrompt?: InstallPrompt | undefined
  }
}

/** Keeps the browser's offer until somebody wants it, so that it does not ask by itself. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.anteInstallPrompt = event
  })
}

/** Whether the browser offers it, or did at an earlier visit: it says so too late for what is decided before. */
export const canInstallNow = (stored: (key: string) => string | null): boolean =>
  window.anteInstallPrompt !== undefined || stored(CAN_INSTALL_KEY) === YES

/** Asks the browser to install the site. True when it does, false when he would rather not, null when it cannot now. */
export async function installNow(): Promise<boolean | null> {
  const prompt = window.anteInstallPrompt
  if (!prompt) return null
  window.anteInstallPrompt = undefined
  const { outcome } = await prompt.prompt()
  return outcome === 'accepted'
}
