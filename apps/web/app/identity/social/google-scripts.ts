/** Whose scripts the SDK loads: for reCAPTCHA, and for the window in which a provider asks. */
const ADMITTED = ['https://apis.google.com/', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

interface PolicyMaker {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown
}

let isAdmitted = false

/** Where text becomes no script by itself, the SDK's addresses do, and no others. Nothing else here needs a policy. */
export function admitGoogleScripts(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyMaker }
  if (isAdmitted || !trustedTypes) return
  isAdmitted = true
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (ADMITTED.some((begin) => url.startsWith(begin)) ? url : null),
  })
}
