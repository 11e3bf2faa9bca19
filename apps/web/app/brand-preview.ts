/**
 * Runs on pages that the console's brand studio shows in a frame: applies the colours that staff is editing. Only the
 * console's origin may send them, and only as values of custom properties.
 */
const PROPERTY = /^--[a-z0-9-]{1,40}$/
/** Colours and gradients. */
const VALUE = /^[\w\s#%,.()-]{1,300}$/

const page = document.documentElement
const consoleOrigin = document.currentScript?.dataset['console']

window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
  if (origin !== consoleOrigin || source !== window.parent || typeof data !== 'object' || data === null) return
  if ('brandScheme' in data) applyScheme(data.brandScheme)
  if ('brandTokens' in data) applyTokens(data.brandTokens)
})

function applyScheme(scheme: unknown): void {
  if (scheme === 'dark' || scheme === 'light') page.style.colorScheme = scheme
}

function applyTokens(tokens: unknown): void {
  if (typeof tokens !== 'object' || tokens === null) return
  for (const [name, value] of Object.entries(tokens)) {
    if (PROPERTY.test(name) && typeof value === 'string' && VALUE.test(value)) page.style.setProperty(name, value)
  }
}

if (window.parent !== window) window.parent.postMessage({ brandPreview: 'ready' }, consoleOrigin ?? location.origin)
