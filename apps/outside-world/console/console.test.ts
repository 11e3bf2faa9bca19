import { createDatabase, dropDatabase, freshDatabaseUrl } from '@ante/plain-server/test/database.ts'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OutsideWorld } from '../start.ts'
import { startTestWorld } from '../test/start-outside-world.ts'

const databaseUrl = freshDatabaseUrl()
let sandbox: OutsideWorld
beforeAll(async () => {
  await createDatabase(databaseUrl)
  sandbox = await startTestWorld({ databaseUrl, gatewayUrl: 'http://127.0.0.1:9' })
  await sandbox.ready
})
afterAll(async () => {
  await sandbox.stop()
  await dropDatabase(databaseUrl)
})

const send = async (mail: { to: string; subject: string; text: string; messageId?: string }) => {
  const transport = createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, ignoreTLS: true })
  try {
    await transport.sendMail({ from: { name: 'Aurora', address: 'play@aurora.example' }, ...mail })
    return 'sent'
  } catch (error) {
    return (error as { responseCode?: number }).responseCode
  } finally {
    transport.close()
  }
}
const pageOf = async (path: string) => (await fetch(sandbox.url + path)).text()

test('a mail over a real SMTP connection appears in the developer console with its text and link unchanged', async () => {
  const text = 'Hola señor, kumusta? مرحبا\n\nhttp://localhost:8080/m/forget#token=abc_-123\n'
  expect(await send({ to: 'Lea@Example.com', subject: 'Nueva contraseña ✓', text })).toBe('sent')

  const page = await pageOf('/console/messages?to=lea%40example.com')

  expect(page).toContain('Nueva contraseña ✓')
  expect(page).toContain('Hola señor, kumusta? مرحبا')
  expect(page).toContain('<a href="http://localhost:8080/m/forget#token=abc_-123" target="_top">')
  expect(page).toContain('Aurora &lt;play@aurora.example&gt;')
})

test('a mail that is sent again is listed once', async () => {
  const mail = { to: 'twice@example.com', subject: 'Once', text: 'x', messageId: '<one@aurora.example>' }
  await send(mail)
  await send(mail)

  const { messages } = (await (await fetch(`${sandbox.url}/console/messages.json?to=twice`)).json()) as { messages: [] }
  expect(messages).toHaveLength(1)
})

test('markup in a message is displayed as text', async () => {
  await send({ to: 'x@example.com', subject: '<b>bold</b>', text: '<script>alert(1)</script> "quoted"' })

  const page = await pageOf('/console/messages?to=x%40example.com')

  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;quoted&quot;')
  expect(page).not.toContain('<script')
})

test('a search without results shows a notice, with any search text', async () => {
  expect(await pageOf(`/console/messages?to=${encodeURIComponent('"><img>')}`)).toContain('“&quot;&gt;&lt;img&gt;”')
})

test('the address `nobody@` at any domain has no mailbox', async () => {
  expect(await send({ to: 'nobody@example.com', subject: 'x', text: 'x' })).toBe(550)
})

test('the developer console refreshes automatically, without scripts', async () => {
  const { headers } = await fetch(`${sandbox.url}/console/messages`)

  expect(headers.get('refresh')).toBe('3')
  expect(headers.get('content-security-policy')).toContain(`default-src 'none'`)
  expect((await fetch(sandbox.url)).url).toBe(`${sandbox.url}/console`)
})
