import { startPrinter } from '@verdant/testkit/documents/print-html';
import { fixtures } from '@verdant/testkit/layouts/catalogue';

export type Document = (typeof fixtures)[number] & { bytes: Uint8Array };

/** The fixtures as Chromium prints them. */
export async function printedFixtures(): Promise<Document[]> {
  const printer = await startPrinter();
  try {
    const documents: Document[] = [];
    for (const fixture of fixtures) documents.push({ ...fixture, bytes: await printer.print(fixture.html) });
    return documents;
  } finally {
    await printer.close();
  }
}
