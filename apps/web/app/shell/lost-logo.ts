import { tokenAddress } from '../ui/token-address.ts'

const LOGOS = ['--logo', '--logo-mark']

/**
 * Detects a logo that cannot be loaded. The logo is a background image, so that each brand has its own, and background
 * images have no error event. On failure the document is marked, and the style sheet shows the merchant's name instead.
 */
export function watchLogo(): void {
  for (const name of LOGOS) {
    const address = tokenAddress(name)
    if (!address) continue
    const picture = new Image()
    picture.addEventListener('error', () => (document.documentElement.dataset['logo'] = 'lost'))
    picture.src = address
  }
}
