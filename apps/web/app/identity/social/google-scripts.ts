/** Script sources of the SDK: for reCAPTCHA, and for the providers' window. */
const ADMITTED = ['https://apis.google.com/', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

interface PolicyMaker {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown
}

let isAdmitted = false

/** Creates a Trusted Types policy that allows only the script addresses of the SDK. No other code needs one. */
export function admitGoogleScripts(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyMaker }
  if (isAdmitted || !trustedTypes) return
  isAdmitted = true
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (ADMITTED.some((begin) => url.startsWith(begin)) ? url : null),
  })
}
