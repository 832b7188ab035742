/** Whom and what somebody calls theirs outside of work. */
export const ownPeople: readonly string[] =
  'aunt uncle mother father mum mom dad parents family brother sister wife husband spouse partner cousin grandmother grandfather grandparents son daughter child children friend friends own self life career studies thesis'.split(
    ' ',
  );
