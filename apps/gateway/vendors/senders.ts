import type { Ports } from '../kit/ports.ts'
import { httpSmsSender } from './http-sms-sender.ts'
import type { MailSender } from './mail-sender.ts'
import { smtpMailSender } from './smtp-mail-sender.ts'
import type { SmsSender } from './sms-sender.ts'

export interface Senders {
  sms: SmsSender
  mail: MailSender
}

/** Opens the message senders, by channel. */
export function openSenders(ports: Pick<Ports, 'config'>): Senders {
  return { sms: httpSmsSender(ports), mail: smtpMailSender(ports) }
}
