import { list } from '../match/list.ts';

/** Below the lines of a form on which somebody signs, and says where and when. */
export const signingWords = {
  signature: list(
    'signature, signed, signature of applicant, unterschrift, 签名, 签字, 本人签名, 本人签字, 申请人签名, 填表人签名, 簽名',
  ),
  when: list('date, place, city, datum, ort, lieu, 日期, 地点, 填表日期, 签署日期'),
};
