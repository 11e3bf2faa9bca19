import { createServer } from 'node:net'

import { UserError } from './user-error.mjs'

/** Throws `UserError` if a port is in use; called before anything is built or started. */
export async function refuseTakenPort(port: number, variable: string): Promise<void> {
  const errorCode = await listenOnce(port)
  if (errorCode === 'EADDRINUSE') {
    throw new UserError(`Port ${port} is in use by another program: stop it, or set another port in ${variable}.`)
  }
  if (errorCode) throw new UserError(`Port ${port} cannot be used (${errorCode}): set another one in ${variable}.`)
}

function listenOnce(port: number): Promise<string | null> {
  const server = createServer()
  return new Promise((resolve) => {
    server.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, () => server.close(() => resolve(null)))
  })
}
