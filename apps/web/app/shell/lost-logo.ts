import { tokenAddress } from '../ui/token-address.ts'

const LOGOS = ['--logo', '--logo-mark']

/**
 * Detects a logo that cannot be loaded: it is a background image from the brand's style, which has no error event. On
 * failure the document is marked, and the style sheets show the merchant's name instead.
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
