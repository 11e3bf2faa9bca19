/** Developer-console code of every sandbox that a test starts. */
export const CONSOLE_CODE = 'a-console-code-for-tests'

const WITH_CODE = { Authorization: `Bearer ${CONSOLE_CODE}` }

/** Requests a page of the developer console with its code. */
export const openConsole = (sandboxUrl: string, page = ''): Promise<Response> =>
  fetch(`${sandboxUrl}/console${page}`, { headers: WITH_CODE })

/** Sends a form of the developer console with its code, as a program does. */
export const submitConsoleForm = (
  sandboxUrl: string,
  form: string,
  fields: Record<string, string>,
): Promise<Response> =>
  fetch(`${sandboxUrl}/console/${form}`, {
    method: 'POST',
    headers: WITH_CODE,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
