import { inConsole } from '@ante/plain-server/test/in-console.ts'
import { expect } from '@playwright/test'

import { site } from './site.ts'

interface ConsoleMessage {
  to: string
  text: string
}

const sandbox = () => site().sandboxUrl

/** What the desk shows of the messages to a number or an address, the newest first. */
async function messagesTo(to: string): Promise<ConsoleMessage[]> {
  const answer = await fetch(`${sandbox()}/desk/messages.json?to=${encodeURIComponent(to)}`)
  const { messages } = (await answer.json()) as { messages: ConsoleMessage[] }
  return messages
}

/** The code in the newest text message to a number, once so many have come; as somebody reads it off his phone. */
export async function codeFor(mobileNum: string, count = 1): Promise<string> {
  await expect.poll(async () => (await messagesTo(mobileNum)).length).toBe(count)
  const [message] = await messagesTo(mobileNum)
  return /(?<!\d)\d{6}(?!\d)/.exec(message?.text ?? '')?.[0] ?? ''
}

/** The newest link for a new password in the mails to an address, once so many have come. */
export async function passwordLinkFor(email: string, count = 1): Promise<string> {
  const links = async () =>
    (await messagesTo(email)).flatMap(({ text }) => /http\S+\/m\/forget#token=\S+/.exec(text) ?? [])
  await expect.poll(async () => (await links()).length).toBe(count)
  return (await links())[0] ?? ''
}

/** Puts a sender of the sandbox out of order, or back. */
export async function putOutOfOrder(name: 'carrier' | 'mailbox', out: boolean): Promise<void> {
  const answer = await inConsole(sandbox(), 'outages', { name, out: out ? 'yes' : 'no' })
  expect(answer.status).toBe(303)
}
