import { saveLetter, showLetter } from '@ante/contract/console/letters.ts'
import { newEditor, valueOf } from '@ante/gateway/console/content/test/content-scene.ts'
import type { TestGateway } from '@ante/gateway/test'

/** Stores the draft of a letter of Aurora as staff does; returns the fragment of its preview's address. */
export async function letterPreview(gateway: TestGateway, title: string): Promise<string> {
  const [merchant, key] = ['aurora', `preview-${crypto.randomUUID()}`]
  const editor = await newEditor(gateway, merchant)
  const texts = [{ language: 'EN' as const, title, html: '<p>Shown before it is sent.</p>' }]
  const content = { texts, audience: 'all', isTransactional: false, pushes: false, from: null, until: null }
  valueOf(await editor.call(saveLetter, { merchant, key, content, version: null }))
  const { preview } = valueOf(await editor.call(showLetter, { merchant, key }))
  return preview?.split('#')[1] ?? ''
}
