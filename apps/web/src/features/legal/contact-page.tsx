import { Button, Textarea, TextInput } from '@mantine/core';
import { CONTACT_MAX, CONTACT_NAME_MAX } from '@verdant/contracts/constants';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { useCall } from '../../lib/query-client.ts';
import { useCurrent } from '../../lib/session.ts';
import { FormError } from '../../ui/forms/form-error.tsx';
import { useRules } from '../../ui/forms/rules.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import classes from './legal.module.css';

export function ContactPage() {
  const { t } = useTranslation('legal');
  const site = useCall('GET /site', {}, { staleTime: 3_600_000 }).data;
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  return (
    <div className={classes.page}>
      <div>
        <h1 className="vd-d2">{t('contact.title')}</h1>
        <p className={classes.lead}>{t('contact.lead')}</p>
        {site?.contactEmail && (
          <p className={classes.direct}>
            {t('contact.direct')}
            <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
          </p>
        )}
      </div>
      {sentFrom === null ? (
        <ContactForm onSent={setSentFrom} />
      ) : (
        <div role="status" className={classes.sent}>
          <h2>{t('contact.sent')}</h2>
          <p>{t('contact.sentText', { email: sentFrom })}</p>
          <Button variant="default" onClick={() => setSentFrom(null)}>
            {t('contact.another')}
          </Button>
        </div>
      )}
    </div>
  );
}

function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('legal');
  const { user } = useCurrent();
  const rules = useRules();
  const needed = (field: 'name' | 'message') => (value: string) =>
    value.trim() ? null : t('contact.pleaseInput', { field: t(`contact.fields.${field}`) });
  const form = useForm({
    initialValues: { name: user?.nickname ?? '', email: user?.email ?? '', message: '' },
    validate: { name: needed('name'), email: rules.email, message: needed('message') },
  });
  const { submit, busy, failure, forget } = useSubmit(async (values: typeof form.values) => {
    await call('POST /contact', { ...values, email: values.email.trim() });
    onSent(values.email.trim());
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit, forget)}>
      <TextInput
        label={t('contact.name')}
        maxLength={CONTACT_NAME_MAX}
        autoComplete="name"
        {...form.getInputProps('name')}
      />
      <TextInput label={t('contact.email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
      <Textarea
        label={t('contact.message')}
        autosize
        minRows={6}
        maxRows={16}
        maxLength={CONTACT_MAX}
        {...form.getInputProps('message')}
      />
      <FormError text={failure} />
      <Button type="submit" size="md" loading={busy}>
        {t('contact.send')}
      </Button>
    </form>
  );
}
