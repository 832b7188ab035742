import { ApplyChange, type Output } from '@verdant/contracts';
import { Type } from 'typebox';
import { Refused } from './ask.ts';
import { asText, type Host, ownTool } from './tool.ts';

// what the person has confirmed is not for a model to say
const { confirmed: _, ...properties } = ApplyChange.properties;
const Input = Type.Object(properties, { additionalProperties: false });

const confirmable = (error: unknown): string[] | null =>
  error instanceof Refused && error.answer.name === 'unconfirmed'
    ? (error.answer.data as { confirm: string[] }).confirm
    : null;

/** Words that the résumé does not say are written if the person says, past the model, that they are true. */
async function apply(input: Omit<ApplyChange, 'confirmed'>, host: Host): Promise<Output<'POST /resume/change/apply'>> {
  const { ask, askPerson, pageOf } = host;
  try {
    return await ask('POST /resume/change/apply', input);
  } catch (error) {
    const confirm = confirmable(error);
    if (!confirm) throw error;
    const texts = input.changes.map(({ text }) => `“${text}”`).join('\n');
    const said = await askPerson(`Your résumé does not say this yet: ${confirm.join(', ')}. Is it true?\n${texts}`);
    if (said) return ask('POST /resume/change/apply', { ...input, confirmed: confirm });
    const why =
      said === null ? `They can be asked at ${pageOf(input.id)}, where they write it themselves` : 'They said no';
    throw new Error(`Not applied: the person has to say that this is true: ${confirm.join(', ')}. ${why}.`);
  }
}

export const applyChange = ownTool('POST /resume/change/apply', Input, {
  title: 'Apply a previewed change',
  description:
    'Writes the changes of preview_change, exactly as they were previewed, with its token (good for 15 minutes and one revision). Words that the résumé does not say are asked of the person first.',
  run: async (input, host) => [asText(await apply(input, host))],
});
