/** Errors that pdf.js throws in promises of damaged parts which nobody waits for any more. */
const FROM_PDFJS =
  /^(?:XRefEntryException|XRefParseException|MissingDataException|ParserEOFException|FormatError|InvalidPDFException|UnknownErrorException|AbortException|BaseException)$/;

/**
 * Node ends the process at a rejection that nobody handles. Those of pdf.js say nothing that the reading itself doesn't
 * say; any other one stays as fatal as before. For processes that do nothing but read: it holds for all of the process.
 */
export function ignoreAbandonedRejections(): void {
  process.on('unhandledRejection', (reason) => {
    const own = reason instanceof Error && FROM_PDFJS.test(reason.name);
    if (!own && process.listenerCount('unhandledRejection') === 1) throw reason;
  });
}
