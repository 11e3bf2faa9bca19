/** A case that is tested in console/support. */
const one = '/console/m/:merchant/support/cases/:id'

/** Valid input of the calls of the support inbox; null for calls with tests of their own. */
export const supportInputs: Record<string, (() => unknown) | null> = {
  [`GET ${one}`]: null,
  [`POST ${one}/claim`]: null,
  [`POST ${one}/replies`]: null,
  [`POST ${one}/notes`]: null,
  [`POST ${one}/transfer`]: null,
  [`POST ${one}/snooze`]: null,
  [`POST ${one}/resolve`]: null,
  [`POST ${one}/reopen`]: null,
  'GET /console/m/:merchant/support/pictures/:name': null,
  'POST /console/m/:merchant/responsible-gaming/drafts/:id/dismiss': null,
  'PUT /console/m/:merchant/support/snippets/:language/:code': () => {
    return { language: 'EN', code: 'walked', text: 'Hello {account}', version: 0 }
  },
  'DELETE /console/m/:merchant/support/snippets/:language/:code': () => {
    return { language: 'EN', code: 'missing', version: 1 }
  },
  'PUT /console/m/:merchant/support/hours': () => ({ shifts: null, closedTexts: [], version: 0 }),
  'PUT /console/m/:merchant/support/care-words/:language': () => {
    return { language: 'EN', words: ['walked word'], version: 0 }
  },
}
