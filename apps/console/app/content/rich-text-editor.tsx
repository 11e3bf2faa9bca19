import { safeAddress } from '@ante/contract/messaging/rich-text/safe-address.ts'
import { DOMParser as DocumentParser } from '@tiptap/pm/model'
import { EditorContent, getSchema, useEditor, useEditorState } from '@tiptap/react'
import type { Content, Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import type { ComponentType } from 'react'

import type { Format, FormatState, ToolsProps } from './rich-text-tools.tsx'

/** The elements of the allow-list of published texts, without tables and pictures. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      protocols: ['https'],
      isAllowedUri: (address) => safeAddress(address) !== undefined,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
]
const schema = getSchema(extensions)

interface HtmlPolicy {
  createHTML(html: string): string
}

interface PolicyMaker {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy
}

const isPolicyMaker = (value: unknown): value is PolicyMaker =>
  typeof value === 'object' && value !== null && 'createPolicy' in value

const UNCHANGED: HtmlPolicy = { createHTML: (html) => html }
const policyMaker: unknown = Reflect.get(window, 'trustedTypes')

/** The console's policy refuses to parse plain strings. The parser runs no scripts, and the schema drops what it does not know. */
const policy = isPolicyMaker(policyMaker) ? policyMaker.createPolicy('ante-rich-text', UNCHANGED) : UNCHANGED

/** Returns a text as document of the editor. */
const documentOf = (html: string): Content => {
  const { body } = new DOMParser().parseFromString(policy.createHTML(html), 'text/html')
  // oxlint-disable-next-line typescript/no-unsafe-return -- the type of the method is `any`; the result is a document
  return DocumentParser.fromSchema(schema).parse(body).toJSON()
}

interface RichTextEditorProps {
  /** Id of the label. */
  labelId: string
  className: string
  /** HTML. */
  value: string
  isReadOnly: boolean
  onChange(value: string): void
  /** The buttons over the text. */
  Tools: ComponentType<ToolsProps>
}

/**
 * Editor of a formatted text. It is loaded with the first text; what it shares with other screens is passed to it, so
 * that their common code is not split.
 */
export function RichTextEditor({ labelId, className, value, isReadOnly, onChange, Tools }: RichTextEditorProps) {
  const editor = useEditor({
    extensions,
    content: documentOf(value),
    editable: !isReadOnly,
    // Its style element would be refused by the console's policy; the rules are in the style sheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(isReadOnly && { 'aria-readonly': 'true', tabindex: '0' }),
        class: className,
      },
    },
    onUpdate: ({ editor: updated }) => onChange(updated.isEmpty ? '' : updated.getHTML()),
  })
  const on = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) })
  return (
    <>
      {!isReadOnly && (
        <Tools on={on} onToggle={(format) => toggle(editor, format)} onLink={(address) => setLink(editor, address)} />
      )}
      <EditorContent editor={editor} />
    </>
  )
}

function stateOf(editor: Editor): FormatState {
  const address: unknown = editor.getAttributes('link')['href']
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    heading: editor.isActive('heading'),
    list: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: typeof address === 'string' ? address : null,
  }
}

function toggle(editor: Editor, format: Format): void {
  const change = editor.chain().focus()
  const changes: Record<Format, () => typeof change> = {
    bold: () => change.toggleBold(),
    italic: () => change.toggleItalic(),
    underline: () => change.toggleUnderline(),
    heading: () => change.toggleHeading({ level: 3 }),
    list: () => change.toggleBulletList(),
    numbers: () => change.toggleOrderedList(),
    quote: () => change.toggleBlockquote(),
  }
  changes[format]().run()
}

/** Links the selected words, or writes the address if none are selected. An empty address removes the link. */
function setLink(editor: Editor, address: string): void {
  const isNew = editor.state.selection.empty && !editor.isActive('link')
  const change = editor.chain().focus().extendMarkRange('link')
  if (address === '') change.unsetLink().run()
  else if (isNew)
    change.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run()
  else change.setLink({ href: address }).run()
}
