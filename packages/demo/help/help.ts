import type { Article, HelpContext } from './article.ts'
import { aboutAccounts } from './accounts.ts'
import { aboutBeginning } from './beginning.ts'
import { aboutResponsibleGaming } from './responsible-gaming.ts'
import { aboutGames } from './games.ts'
import { aboutMoney } from './money.ts'
import { aboutPeople } from './people.ts'

/** Frequently asked questions, in the order in which players meet them. */
export const helpOf = (merchant: HelpContext): Article[] => [
  ...aboutBeginning(merchant),
  ...aboutMoney(merchant),
  ...aboutGames(merchant),
  ...aboutResponsibleGaming(merchant),
  ...aboutAccounts(merchant),
  ...aboutPeople(merchant),
]
