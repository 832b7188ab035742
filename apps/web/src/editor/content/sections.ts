export const moveItem = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, list[from]!);
};

export const newId = (): string => crypto.randomUUID();
