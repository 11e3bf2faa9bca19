import { createTransport } from 'nodemailer'
import * as z from 'zod'

import type { Config } from '../kit/config.ts'
import type { MailSender } from './mail-sender.ts'
import { problemOf } from './send-outcome.ts'
import type { SendOutcome } from './send-outcome.ts'

const CONNECTION_LIMIT_MS = 5_000
const SILENCE_LIMIT_MS = 10_000
const SEND_LIMIT_MS = 20_000
const CONNECTIONS = 3
/** Lowest reply code of a permanent failure: unknown recipient or rejected sender. Source: RFC 5321, 4.2.1. */
const FINAL_FROM = 500
/**
 * Errors of our configuration rather than of the recipient's address: the mail is retried until the configuration is
 * corrected.
 */
const CONFIGURATION_ERRORS = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'EREQUIRETLS', 'ECONFIG', 'EOAUTH2'])
const Failure = z.object({ code: z.string().optional(), responseCode: z.number().optional() })
const ADDRESS = /<?[^\s<>]+@[^\s<>]+>?/g
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Sends mails through the configured SMTP server. */
export function smtpMailSender({ config }: { config: Pick<Config, 'mail'> }): MailSender {
  let opened: { url: string; transport: ReturnType<typeof openTransport> } | null = null
  const transport = () => {
    if (!config.mail) throw new Error('no mail server is configured')
    if (opened?.url !== config.mail.url) {
      opened?.transport.close()
      opened = { url: config.mail.url, transport: openTransport(config.mail.url) }
    }
    return opened.transport
  }

  return {
    send: async ({ id, to, from, subject, text }) => {
      const messageId = `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`
      const signal = AbortSignal.timeout(SEND_LIMIT_MS)
      try {
        // Names and addresses are passed separately, so that neither can inject a second recipient into the other.
        await transport().sendMail({
          messageId,
          to: { name: '', address: to },
          from,
          subject,
          text,
          signal,
          ...NO_REPLY,
        })
        return { kind: 'sent', providerId: messageId }
      } catch (error) {
        return outcomeOf(error)
      }
    },
    isUp: async () => {
      try {
        return await transport().verify()
      } catch {
        return false
      }
    },
    close: () => opened?.transport.close(),
  }
}

/** Header that suppresses out-of-office replies. Source: RFC 3834. */
const NO_REPLY = { headers: { 'Auto-Submitted': 'auto-generated' } }

function openTransport(url: string) {
  const { protocol, hostname } = new URL(url)
  return createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // Passwords and links are never sent over a network unencrypted.
    requireTLS: protocol === 'smtp:' && !LOCAL_HOSTS.has(hostname),
    connectionTimeout: CONNECTION_LIMIT_MS,
    greetingTimeout: CONNECTION_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function outcomeOf(error: unknown): SendOutcome {
  // Answers of mail servers contain the recipient's address, which must not be logged.
  const problem = problemOf(error).replaceAll(ADDRESS, '<address>')
  const { code = '', responseCode = 0 } = Failure.safeParse(error).data ?? {}
  const isFinal = responseCode >= FINAL_FROM && !CONFIGURATION_ERRORS.has(code)
  return { kind: isFinal ? 'refused' : 'unavailable', problem }
}
