import { join } from 'node:path'

import { migrate } from '@ante/plain-server/migrate.ts'
import type { Part, PartPorts } from '@ante/plain-server/part.ts'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server'

import type { Config } from '../config.ts'
import { receiveMail } from './receive.ts'

const MAX_MAIL_BYTES = 256 * 1024
/** Grace period in milliseconds for connections that are still open when the mailbox closes. */
const CLOSE_GRACE_MS = 500

export interface Mailbox extends Part {
  port: number
  close(): Promise<void>
}

type Done = (error?: Error | null, message?: string) => void

/** Returns an error that answers an SMTP command with this code. */
const smtpRefusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

/**
 * An SMTP server that stores every mail, for any recipient, for the developer console. It refuses `nobody@` at any
 * domain, as an address without a mailbox.
 */
export async function mailbox({ config, db, log, outages }: PartPorts<Config>): Promise<Mailbox> {
  const receive = async (stream: SMTPServerDataStream, session: SMTPServerSession, done: Done) => {
    try {
      await receiveMail(db, stream, session)
      done(null, 'Stored')
    } catch (error) {
      log.warn({ event: 'mailbox.store_failed', err: error }, 'cannot store mail')
      done(smtpRefusal(451, 'Try again later'))
    }
  }
  const server = new SMTPServer({
    name: 'mailbox.sandbox',
    authOptional: true,
    // Clients would not trust a self-signed certificate; all mails come from the same machine.
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MAX_MAIL_BYTES,
    closeTimeout: CLOSE_GRACE_MS,
    logger: false,
    onConnect: (_session, done) => done(outages.has('mailbox') ? smtpRefusal(421, 'Out of order') : null),
    onMailFrom: (_address, _session, done) => done(outages.has('mailbox') ? smtpRefusal(451, 'Out of order') : null),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? smtpRefusal(550, 'No such mailbox') : null),
    onData: (stream, session, done) => void receive(stream, session, done),
  })
  // A connection closed by the client is not an error of the server.
  server.on('error', (error: Error) =>
    log.debug({ event: 'mailbox.connection_lost', err: error }, 'mailbox connection is lost'),
  )
  const port = await listen(server, config.smtpPort)
  return {
    port,
    start: async () => {
      await migrate(db, { owner: 'mailbox', folder: join(import.meta.dirname, 'migrations') })
      return { stop: async () => undefined }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const listener = server.listen(port, '0.0.0.0', () => {
      listener.off('error', reject)
      const address = listener.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
    listener.once('error', reject)
  })
}
