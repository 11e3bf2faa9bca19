import { publishAnnouncement, saveAnnouncement, showAnnouncement } from '@ante/contract/console/announcements.ts'
import type { AnnouncementContent } from '@ante/contract/console/announcements.ts'
import { approveChange, listChanges } from '@ante/contract/staff/changes.ts'
import { popupContent } from '@ante/gateway/console/content/test/popup-content.ts'
import { newStaff } from '@ante/gateway/staff/test/staff-members.ts'
import type { StaffMember } from '@ante/gateway/staff/test/staff-members.ts'
import type { TestGateway } from '@ante/gateway/test'

interface NewAnnouncement {
  merchant: string
  key: string
  title: string
  content?: Partial<AnnouncementContent>
}

/** Server-side actions about announcements. */
export const announcementActions = {
  /** Stores the draft of a popup with a text in every language of the site, as another person. */
  draftPopup: async (gateway: TestGateway, popup: NewAnnouncement) => {
    await draftOf(gateway, await editorOf(gateway, popup.merchant), popup)
  },
  /** Publishes a popup by two other persons. */
  publishPopup: async (gateway: TestGateway, popup: NewAnnouncement) => {
    const { merchant, key } = popup
    const editor = await editorOf(gateway, merchant)
    await draftOf(gateway, editor, popup)
    const requested = await editor.call(publishAnnouncement, { merchant, key, version: 1, reason: 'for a test' })
    if (!requested.ok) throw new Error(requested.code)
    await approve(gateway, { merchant, id: requested.value.id })
  },
  /** Approves the publication that waits, as another person. */
  approvePopup: async (gateway: TestGateway, { merchant, key }: { merchant: string; key: string }) => {
    const shown = await (await editorOf(gateway, merchant)).call(showAnnouncement, { merchant, key })
    if (!shown.ok) throw new Error(shown.code)
    await approve(gateway, { merchant, id: shown.value.draft?.change ?? null })
  },
}

const editorOf = (gateway: TestGateway, merchant: string): Promise<StaffMember> =>
  newStaff(gateway, { roles: [['content', merchant]], merchantCode: merchant })

async function draftOf(
  gateway: TestGateway,
  editor: StaffMember,
  { merchant, key, title, content: changes }: NewAnnouncement,
): Promise<void> {
  const popup = await popupContent(gateway, { merchant, title })
  const texts = popup.texts.map((text) => ({ ...text, title }))
  const content = { ...popup, texts, ...changes }
  const saved = await editor.call(saveAnnouncement, { merchant, key, content, version: null })
  if (!saved.ok) throw new Error(saved.code)
}

async function approve(gateway: TestGateway, { merchant, id }: { merchant: string; id: string | null }): Promise<void> {
  const colleague = await editorOf(gateway, merchant)
  const waiting = await colleague.call(listChanges, { merchant, state: 'waiting' })
  const change = waiting.ok ? waiting.value.changes.find((one) => one.id === id) : undefined
  if (!change) throw new Error(`no change ${id}`)
  const decided = await colleague.call(approveChange, { merchant, id: change.id, binding: change.binding })
  if (!decided.ok || decided.value.state !== 'applied') throw new Error(JSON.stringify(decided))
}
