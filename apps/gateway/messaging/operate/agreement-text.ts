import { textSections } from '@ante/contract/messaging/text-sections.ts'
import type { TextSection } from '@ante/contract/messaging/text-sections.ts'

import { richTextOf } from '../../kit/rich-text/rich-text-of.ts'
import type { StoredAgreement } from '../public.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'

type Sections = NonNullable<StoredAgreement['texts'][keyof StoredAgreement['texts']]>

const MAX_TITLE_CHARACTERS = 200
const MAX_SECTION_CHARACTERS = 20_000
const MAX_SECTIONS = 60

/** Parses terms as operators write them: a line `# Title` starts each section, followed by its HTML. */
export function sectionsOf(text: string): Sections {
  const sections = textSections(text)
  if (!sections)
    throw new CommandFailed('The text must begin with the heading of its first section, for example `# Eligibility`.')
  refuseBadSections(sections)
  return sections.map(({ title, content }) => ({ title, body: richTextOf(content) }))
}

function refuseBadSections(sections: TextSection[]): void {
  if (sections.length > MAX_SECTIONS) throw new CommandFailed(`Too many sections: use at most ${MAX_SECTIONS}.`)
  for (const { title, content } of sections) {
    if (content === '') throw new CommandFailed(`The section "${title}" is empty.`)
    if (title.length > MAX_TITLE_CHARACTERS)
      throw new CommandFailed(`A title has at most ${MAX_TITLE_CHARACTERS} characters: "${title}".`)
    if (content.length > MAX_SECTION_CHARACTERS)
      throw new CommandFailed(`The section "${title}" has more than ${MAX_SECTION_CHARACTERS} characters.`)
  }
}
