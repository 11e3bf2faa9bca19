import type { FairWords } from '../english.ts'

export const table: FairWords = {
  fair: '공정?',
  fairTitle: '이 라운드 검증하기',
  fairIdea:
    '플레이하기 전에 서버가 비밀 시드를 잠가요. 아래에 보이는 것이 그 지문이에요. 여기에 내 시드가 섞여요. 라운드가 끝나면 비밀 시드가 공개되고, 이 페이지가 라운드를 다시 뽑아요.',
  nextRound: '다음 라운드',
  checkRound: '플레이한 라운드',
  nothingToCheck: '라운드를 플레이하고 여기서 검증해 보세요.',
  howItIsDrawn: '추첨 방식',
  seedHash: '서버 시드의 SHA-256',
  serverSeed: '서버 시드',
  clientSeed: '내 시드',
  nonce: '라운드 번호',
  roundId: '라운드',
  copy: '복사',
  copied: '복사됨',
  copyByHand: '선택해서 복사하세요',
  useSeed: '이 시드 사용',
  newRandom: '새 무작위 시드',
  seedSaved: '다음 라운드부터 적용돼요.',
  seedWrong: '영문자 A–Z, 숫자, -, _로 1~64자를 입력하세요.',
  promiseKept: '베팅 전에 약속한 시드와 같아요',
  seedKept: '공개된 시드의 지문이 약속한 것과 같아요',
  lastResults: '최근 결과',
  fairShort: '모든 라운드는 베팅 전에 약속되고 끝난 뒤 검증할 수 있어요. “공정?”을 누르세요.',
  anybody: '누구나 전용 페이지에서 검증할 수 있어요',
}
