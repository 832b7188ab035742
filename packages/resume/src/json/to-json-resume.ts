import { descriptorOf, type Language, LIST_SECTIONS, PERSONAL_FIELDS, type ResumeContent } from '@verdant/contracts';
import { ownAddresses, standardAddresses } from './addresses.ts';
import { entryRest, entryToJson, filled } from './entry-to-json.ts';
import { profilesOf } from './profiles.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Files without it are older: there `courses` held what is said of a school. */
export const VERSION = 2;

/**
 * A résumé in the JSON Resume schema 1.0.0. What the schema has no word for (addresses that are none, personal data, intention, the split of bullets, custom
 * sections, item ids, an end that is "present" as against unknown) rides along under `meta.verdant`, so that nothing is
 * lost on the way back.
 */
export function toJsonResume(content: ResumeContent, language: Language): Record<string, unknown> {
  const { basics, intention } = content;
  const standard = LIST_SECTIONS.filter((key) => descriptorOf(key).json !== undefined);
  const { email, homepage, linkedin } = standardAddresses(basics);
  const personal = Object.fromEntries(
    PERSONAL_FIELDS.flatMap((key) => (basics[key] === undefined ? [] : [[key, basics[key]]])),
  );
  return {
    $schema: SCHEMA,
    basics: filled({
      name: basics.name,
      label: intention.position,
      email,
      phone: basics.phone,
      url: homepage,
      summary: basics.introduction,
      ...(basics.address && { location: { address: basics.address } }),
      profiles: [...(linkedin ? [{ network: 'LinkedIn', url: linkedin }] : []), ...profilesOf(basics)],
    }),
    ...Object.fromEntries(
      standard.map((key) => [descriptorOf(key).json, content[key].map((item) => entryToJson(descriptorOf(key), item))]),
    ),
    meta: {
      version: 'v1.0.0',
      verdant: {
        version: VERSION,
        language,
        basics: ownAddresses(basics),
        ...(basics.profiles && { profiles: basics.profiles }),
        ...(Object.keys(personal).length > 0 && { personal }),
        intention,
        ...Object.fromEntries(
          LIST_SECTIONS.map((key) => [
            key,
            standard.includes(key) ? content[key].map((item) => entryRest(descriptorOf(key), item)) : content[key],
          ]),
        ),
      },
    },
  };
}
