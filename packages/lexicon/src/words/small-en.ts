/** The small words that no English sentence does without. */
export const smallWords: readonly string[] =
  'the a an and or of for to in on at by with from as into over per each all across through than after before under between while within up out about its their is was are were that which who not'.split(
    ' ',
  );
