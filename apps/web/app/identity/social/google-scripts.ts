/** Script sources of the SDK: for reCAPTCHA, and for the providers' window. */
const ALLOWED_SOURCES = [
  'https://apis.google.com/',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
]

interface PolicyMaker {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown
}

let hasPolicy = false

/** Creates a Trusted Types policy that allows only the script addresses of the SDK. No other code needs one. */
export function allowGoogleScripts(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyMaker }
  if (hasPolicy || !trustedTypes) return
  hasPolicy = true
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (ALLOWED_SOURCES.some((begin) => url.startsWith(begin)) ? url : null),
  })
}
