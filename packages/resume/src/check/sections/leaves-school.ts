/** What ends school, as the countries call it. */
export const LEAVES_SCHOOL =
  /\b(?:Abitur|Matura|Baccalaur[ée]at (?:litt[ée]raire|scientifique|g[ée]n[ée]ral|technologique|professionnel)|Leaving Certificate|Junior Certificate|K\.?C\.?[SP]\.?E\b|WASSCE|WAEC|SSCE|Sijil Pelajaran Malaysia|SPM(?=[),])|NCEA Level [123]|O\.?S\.?S\.?D\b|High School Diploma|Ensino M[ée]dio|Bachillerato|Matric(?=[),])|First School Leaving)(?![\p{L}])/iu;

/** What a school gives, whatever the school is called: a sixth form is a college as well. */
export const SCHOOL_CERTIFICATE =
  /\b(?:A[- ]?levels?|AS[- ]levels?|GCSEs?|BTEC|Highers|T[- ]levels?|(?:International )?Baccalaureate|IB diploma|Leaving Cert\w*|(?:high school|secondary) (?:diploma|certificate)|HSC|SSC|Matric\w*|Abitur|WASSCE|HKDSE)\b/i;
