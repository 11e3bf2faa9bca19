/**
 * Runs on pages that the console's brand studio shows in a frame: applies the colours that staff is editing. Only the
 * console's origin may send them, and only as values of custom properties.
 */
const PROPERTY = /^--[a-z0-9-]{1,40}$/
/** Colours and gradients, and the addresses of pictures of brands. */
const VALUE = /^[\w\s#%,.()-]{1,300}$|^url\(\/assets\/brand\/[\w.-]{1,80}\)$/

const consoleOrigin = document.currentScript?.dataset['console']

window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
  if (origin !== consoleOrigin || source !== window.parent) return
  if (typeof data !== 'object' || data === null || !('brandTokens' in data)) return
  const { brandTokens } = data
  if (typeof brandTokens !== 'object' || brandTokens === null) return
  for (const [name, value] of Object.entries(brandTokens)) {
    if (PROPERTY.test(name) && typeof value === 'string' && VALUE.test(value)) {
      document.documentElement.style.setProperty(name, value)
    }
  }
})

if (window.parent !== window) window.parent.postMessage({ brandPreview: 'ready' }, consoleOrigin ?? location.origin)
