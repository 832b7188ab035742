const SIDE = 2;
/** 专业大, where 学前教育专业 and 大专学历 stand side by side: parts of two words that the original has. */
export const isGlued = ({ from, to }: { from: number; to: number }, rewrite: string, original: string): boolean =>
  Array.from({ length: to - from - 1 }, (_, at) => from + 1 + at).some(
    (joint) =>
      original.includes(rewrite.slice(Math.min(from, joint - SIDE), joint)) &&
      original.includes(rewrite.slice(joint, Math.max(to, joint + SIDE))),
  );
