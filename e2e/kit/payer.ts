import { site } from './site.ts'

const sandbox = () => site().sandboxUrl

interface Sent {
  /** A bank account, or a coin's address. */
  destination: string
  amount: string
  message?: string
}

/** Sends money from the payer's own bank or wallet, at the sandbox's pages. */
export async function sendFrom(from: 'bank' | 'chain', { destination, amount, message = '' }: Sent): Promise<void> {
  const answer = await fetch(`${sandbox()}/${from}`, {
    method: 'POST',
    body: new URLSearchParams({ destination, amount, message }),
  })
  if (!answer.ok) throw new Error(`The ${from} rejected ${amount} to ${destination}: ${answer.status}`)
}
