import { submitConsoleForm } from '@ante/plain-server/test/developer-console.ts'
import { expect } from '@playwright/test'

import { site } from './site.ts'

interface ConsoleMessage {
  to: string
  text: string
}

const sandbox = () => site().sandboxUrl

/** Returns the messages to a number or an address in the developer console, the newest first. */
async function messagesTo(to: string): Promise<ConsoleMessage[]> {
  const answer = await fetch(`${sandbox()}/console/messages.json?to=${encodeURIComponent(to)}`)
  const { messages } = (await answer.json()) as { messages: ConsoleMessage[] }
  return messages
}

/** Waits for a number of text messages and returns the code in the newest one. */
export async function codeFor(mobileNum: string, count = 1): Promise<string> {
  await expect.poll(async () => (await messagesTo(mobileNum)).length).toBe(count)
  const [message] = await messagesTo(mobileNum)
  return /(?<!\d)\d{6}(?!\d)/.exec(message?.text ?? '')?.[0] ?? ''
}

/** Waits for a number of mails and returns the newest link for a new password. */
export async function passwordLinkFor(email: string, count = 1): Promise<string> {
  const links = async () =>
    (await messagesTo(email)).flatMap(({ text }) => /http\S+\/m\/forget#token=\S+/.exec(text) ?? [])
  await expect.poll(async () => (await links()).length).toBe(count)
  return (await links())[0] ?? ''
}

/** Simulates an outage of a sender of the sandbox, or ends it. */
export async function setOutage(name: 'carrier' | 'mailbox', isOutOfService: boolean): Promise<void> {
  const answer = await submitConsoleForm(sandbox(), 'outages', { name, out: isOutOfService ? 'yes' : 'no' })
  expect(answer.status).toBe(303)
}
