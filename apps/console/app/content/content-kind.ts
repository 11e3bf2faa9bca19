import type { ListedContent, PublishedState } from '@ante/contract/console/content-calls.ts'
import type { GuardedCall } from '@ante/contract/kit/admitting-rights.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { ContentKindName, ContentState } from '@ante/contract/console/list-filters.ts'
import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType, LazyExoticComponent } from 'react'

/** A content as the editor shows it: what players get, and the draft. */
export interface Shown<Content> {
  key: string
  /** Languages of the site, the default first. */
  languages: readonly Language[]
  /** Origin of the site, which has the pictures; null without a host. */
  site: string | null
  published: { state: PublishedState; content: Content; stoppedAt: string | null } | null
  draft: {
    version: number
    content: Content
    editedBy: string
    editedAt: string
    /** Languages of the site without a text. */
    missing: readonly Language[]
    /** Those of them that prevent the publication. */
    required: readonly Language[]
    /** Id of the change request that awaits another person. */
    change: string | null
  } | null
  /** What players get now under another key, and this content would replace; null if there is none. */
  replaces: { key: string; content: Content } | null
  /** Address of the site with a token; null if there is nothing to show. */
  preview: string | null
}

interface Named {
  merchant: string
  key: string
}

/** The calls of one kind of content. */
export interface ContentCalls<Content> {
  show(input: Named, signal: AbortSignal): Promise<Shown<Content>>
  save(input: Named & { content: Content; version: number | null }): Promise<unknown>
  discard(input: Named): Promise<unknown>
  publish(input: Named & { version: number; reason: string }): Promise<{ outcome: 'applied' | 'waiting' }>
  /** Absent for kinds that cannot be stopped. */
  stop?(input: Named & { reason: string }): Promise<unknown>
}

export interface FormProps<Content> {
  shown: Shown<Content>
  content: Content
  language: Language
  isReadOnly: boolean
  onLanguage(language: Language): void
  onChange(changed: Partial<Content>): void
}

/** Words of one kind of content. */
interface KindTexts {
  /** Of the tab and the list: "Banners". */
  plural: MessageDescriptor
  /** What the list is about. */
  about: MessageDescriptor
  /** Title of the dialog for a new one. */
  added: MessageDescriptor
  nameHint: MessageDescriptor
  /** Confirmation before a draft is sent to review. */
  publish: MessageDescriptor
  /** Button and title of the stop; by default "Stop now". */
  stopAction?: MessageDescriptor
  stop: MessageDescriptor
  stopped: MessageDescriptor
  /** In place of the preview, where there is none. */
  noPreview: MessageDescriptor
}

/** What may be done with a published version. */
interface PublishedRules {
  isEditable: boolean
  /** Whether a version that is not shown any more may be published again as it is. */
  isRepeatable: boolean
  stoppable: readonly PublishedState[]
  /** Whether a stop deletes the version, instead of hiding it. */
  isDeletedByStop: boolean
}

/** Rules of most kinds. */
export const USUAL: PublishedRules = {
  isEditable: true,
  isRepeatable: true,
  stoppable: ['live', 'scheduled'],
  isDeletedByStop: false,
}

/** One kind of content in the editor. */
export interface EditedKind<Content> {
  name: ContentKindName
  calls: ContentCalls<Content>
  /** The call that stores a draft: its right decides what is offered. */
  editing: GuardedCall
  texts: KindTexts
  rules: PublishedRules
  /** Title of the page in the site's default language; null if there is none. */
  titleOf(content: Content, language: Language): string | null
  /** After the name in the subtitle. */
  Subtitle?: ComponentType<{ content: Content }>
  /** Loaded with the first content that is opened. */
  Form: LazyExoticComponent<ComponentType<FormProps<Content>>>
}

export interface ListQuery {
  merchant: string
  state: ContentState | undefined
  type?: string | undefined
  after: string | undefined
}

/** A page of one kind of content in the list. */
export interface ListPage<Row extends ListedContent> {
  contents: Row[]
  next: string | null
  languages: number
  site: string | null
}
