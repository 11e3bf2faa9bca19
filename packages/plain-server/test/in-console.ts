/** Opens the desk of every sandbox that a test starts. */
export const CONSOLE_CODE = 'a-desk-code-for-tests'

const WITH_CODE = { Authorization: `Bearer ${CONSOLE_CODE}` }

/** A page of the desk, as who has its code sees it. */
export const openConsole = (sandboxUrl: string, page = ''): Promise<Response> =>
  fetch(`${sandboxUrl}/desk${page}`, { headers: WITH_CODE })

/** Sends a form of the desk, as a program does that has its code. */
export const inConsole = (sandboxUrl: string, form: string, fields: Record<string, string>): Promise<Response> =>
  fetch(`${sandboxUrl}/desk/${form}`, {
    method: 'POST',
    headers: WITH_CODE,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
