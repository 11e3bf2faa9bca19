import { translate } from '@ante/catalogues/translate.ts'
import { studioCatalogues } from '@ante/studio/translations/catalogues.ts'
import { appCatalogues } from '@ante/web/translations/catalogues.ts'

process.exitCode = await translate([appCatalogues, studioCatalogues], process.argv.slice(2))
