import type { ListedContent } from '@ante/contract/console/content-calls.ts'
import type { HelpContent, ListedHelp } from '@ante/contract/console/help.ts'

import { draftTextsOf, helpKind, isHelpFull, listedTexts, periodProblem } from '../../messaging/public.ts'
import type { DraftHelp } from '../../messaging/public.ts'
import type { ContentScreen } from './content-screen.ts'

type Fields = Omit<ListedHelp, keyof ListedContent>

export const helpScreen: ContentScreen<HelpContent, DraftHelp, Fields, Fields> = {
  kind: helpKind,
  stored: ({ texts, ...content }) => ({ ...content, texts: draftTextsOf(texts) }),
  wire: ({ texts, ...content }) => ({ ...content, texts: listedTexts(texts) }),
  problem: async (db, content, name) => ((await isHelpFull(db, name)) ? 'limit' : periodProblem(content)),
  previewPath: () => '/m/help',
  listed: ({ position }) => ({ position }),
}
