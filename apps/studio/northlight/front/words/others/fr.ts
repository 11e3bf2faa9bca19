import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'Aurore boréale !',
  wildRule: 'Remplace tous les symboles sauf la lanterne. Sur les rouleaux 2, 3 et 4.',
  freeSpinsRule:
    'Trois lanternes ou plus donnent {awarded} tours gratuits, où chaque gain paie ×{multiplier}. Trois lanternes ou plus pendant les tours gratuits en ajoutent {awarded}, jusqu’à {limit} par partie.',
  aurora: 'Aurore',
  lantern: 'Lanterne',
  reindeer: 'Renne',
  fox: 'Renard',
  owl: 'Hibou',
  hare: 'Lièvre',
}
