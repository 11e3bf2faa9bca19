import { safeAddress } from '@ante/contract/messaging/rich-text/safe-address.ts'
import { useLingui } from '@lingui/react/macro'
import { getSchema } from '@tiptap/core'
import { DOMParser as DocumentParser } from '@tiptap/pm/model'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import type { Content, Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { Bold, Heading, Italic, Link as LinkIcon, List, ListOrdered, Quote, Underline } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { Form, ToggleButton, Toolbar } from 'react-aria-components'

import { useConstantCallback } from '../lib/use-constant-callback.ts'
import { Button } from '../ui/button.tsx'
import field from '../ui/field.module.css'
import { FormActions, Overlay } from '../ui/overlay.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './content.module.css'
import type { RichTextProps } from './rich-text-field.tsx'

const MAX_CHARACTERS = 20_000

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

interface TrustedTypes {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

/** The console's policy refuses to parse plain strings. The parser runs no scripts, and the schema drops what it does not know. */
const policy: HtmlPolicy = window.trustedTypes?.createPolicy('ante-rich-text', { createHTML: (html) => html }) ?? {
  createHTML: (html) => html,
}

/** Returns a text as document of the editor. */
const documentOf = (html: string): Content => {
  const { body } = new DOMParser().parseFromString(policy.createHTML(html), 'text/html')
  // oxlint-disable-next-line typescript/no-unsafe-return -- the type of the method is `any`; the result is a document
  return DocumentParser.fromSchema(schema).parse(body).toJSON()
}

/** Editor of a formatted text: paragraphs, headings, lists, quotes, bold, italic, underlined, and links. */
export function RichTextEditor({ label, value, isReadOnly, onChange }: RichTextProps) {
  const { t } = useLingui()
  const id = useId()
  const changed = useConstantCallback(onChange)
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
        'aria-labelledby': id,
        ...(isReadOnly && { 'aria-readonly': 'true', tabindex: '0' }),
        class: `${field.input} ${styles.rich}`,
      },
    },
    onUpdate: ({ editor: updated }) => changed(updated.isEmpty ? '' : updated.getHTML()),
  })
  const isLong = value.length > MAX_CHARACTERS
  return (
    <div className={field.field}>
      <span id={id} className={field.label}>
        {label}
      </span>
      {!isReadOnly && <Tools editor={editor} />}
      <EditorContent editor={editor} />
      {isLong && <span className={field.error}>{t`The text is too long. Shorten it.`}</span>}
    </div>
  )
}

interface Tool {
  name: string
  Icon: LucideIcon
  isOn: boolean
  toggle(): void
}

function Tools({ editor }: { editor: Editor }) {
  const { t } = useLingui()
  const [isLinking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      heading: current.isActive('heading'),
      list: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      quote: current.isActive('blockquote'),
      link: current.isActive('link'),
    }),
  })
  const change = () => editor.chain().focus()
  const tools: Tool[] = [
    { name: t`Bold`, Icon: Bold, isOn: on.bold, toggle: () => change().toggleBold().run() },
    { name: t`Italic`, Icon: Italic, isOn: on.italic, toggle: () => change().toggleItalic().run() },
    { name: t`Underline`, Icon: Underline, isOn: on.underline, toggle: () => change().toggleUnderline().run() },
    { name: t`Heading`, Icon: Heading, isOn: on.heading, toggle: () => change().toggleHeading({ level: 3 }).run() },
    { name: t`List`, Icon: List, isOn: on.list, toggle: () => change().toggleBulletList().run() },
    { name: t`Numbered list`, Icon: ListOrdered, isOn: on.numbers, toggle: () => change().toggleOrderedList().run() },
    { name: t`Quote`, Icon: Quote, isOn: on.quote, toggle: () => change().toggleBlockquote().run() },
    { name: t`Add or change a link`, Icon: LinkIcon, isOn: on.link, toggle: () => setLinking(true) },
  ]
  return (
    <>
      <Toolbar aria-label={t`Format`} className={styles.tools ?? ''}>
        {tools.map(({ name, Icon, isOn, toggle }) => (
          <ToggleButton
            key={name}
            aria-label={name}
            className={styles.tool ?? ''}
            isSelected={isOn}
            onChange={() => toggle()}
          >
            <Icon size={15} aria-hidden />
          </ToggleButton>
        ))}
      </Toolbar>
      <Overlay title={t`Link`} isOpen={isLinking} onClose={() => setLinking(false)}>
        <LinkForm editor={editor} onClose={() => setLinking(false)} />
      </Overlay>
    </>
  )
}

/** Target of the selected words. */
function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useLingui()
  const current: unknown = editor.getAttributes('link')['href']
  const [address, setAddress] = useState(typeof current === 'string' ? current : '')
  const [isSubmitted, setSubmitted] = useState(false)
  const isValid = address === '' || safeAddress(address) !== undefined
  const apply = () => {
    setSubmitted(true)
    if (!isValid) return
    const change = editor.chain().focus().extendMarkRange('link')
    if (address === '') change.unsetLink().run()
    else if (editor.state.selection.empty && current === undefined)
      change.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run()
    else change.setLink({ href: address }).run()
    onClose()
  }
  return (
    <Form
      className={styles.part ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <TextField
        label={t`Address`}
        hint={t`A page of the site (/m/activity) or https://. Empty: no link.`}
        value={address}
        onChange={setAddress}
        error={
          isSubmitted && !isValid ? t`Use a path of the site, or an address that begins with https://.` : undefined
        }
        startsFocused
      />
      <FormActions onCancel={onClose}>
        <Button kind="main" type="submit">{t`Apply`}</Button>
      </FormActions>
    </Form>
  )
}
