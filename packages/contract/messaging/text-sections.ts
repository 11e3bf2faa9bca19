/** A titled part of a longer text. */
export interface TextSection {
  title: string
  /** HTML. */
  content: string
}

const HEADING = /^#\s+(\S.*)$/

/**
 * Splits a text as operators write it: each section is a line `# Title`, followed by HTML. Returns null if text
 * precedes the first title.
 */
export function textSections(text: string): TextSection[] | null {
  const sections: TextSection[] = []
  for (const line of text.split(/\r?\n/)) {
    const [, title] = HEADING.exec(line) ?? []
    const open = sections.at(-1)
    if (title !== undefined) sections.push({ title: title.trim(), content: '' })
    else if (open) open.content += `${line}\n`
    else if (line.trim() !== '') return null
  }
  return sections.map(({ title, content }) => ({ title, content: content.trim() }))
}
