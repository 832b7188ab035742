import { Button } from '@mantine/core';
import type { SecondFactorSecret } from '@verdant/contracts';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api.ts';
import { refresh, useCall } from '../../../lib/query-client.ts';
import { toast } from '../../../lib/toast.ts';
import shared from '../account.module.css';
import { Card, Loaded } from '../part.tsx';
import { AskForm } from './ask-form.tsx';
import classes from './security.module.css';

const QR_PX = 176;

type Step =
  | { at: 'rest' }
  | { at: 'begin' | 'renew' | 'end' }
  | { at: 'scan'; secret: SecondFactorSecret }
  | { at: 'codes'; codes: string[] };

/** A code of an authenticator app beside the password: turned on, off, and what to do when the app is lost. */
export function SecondFactorCard() {
  const { t } = useTranslation('account');
  const query = useCall('GET /account/secondFactor', {});
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const rest = () => setStep({ at: 'rest' });
  const changed = async (next: Step) => {
    await refresh('GET /account/secondFactor');
    setStep(next);
  };
  const forms = {
    begin: (
      <AskForm
        asks={['password']}
        label={t('second.goOn')}
        onCancel={rest}
        send={async ({ password }) =>
          setStep({ at: 'scan', secret: await call('POST /account/secondFactor/begin', { password }) })
        }
      />
    ),
    renew: (
      <AskForm
        asks={['password']}
        label={t('second.renew')}
        onCancel={rest}
        send={async ({ password }) =>
          changed({ at: 'codes', ...(await call('POST /account/secondFactor/codes', { password })) })
        }
      />
    ),
    end: (
      <AskForm
        asks={['password', 'code']}
        label={t('second.off')}
        onCancel={rest}
        send={async (given) => {
          await call('POST /account/secondFactor/end', given);
          await changed({ at: 'rest' });
          toast.good(t('second.ended'));
        }}
      />
    ),
  };
  if (step.at === 'codes') return <Codes codes={step.codes} onDone={rest} />;
  return (
    <Card title={t('second.title')}>
      <Loaded query={query}>
        {({ on, codesLeft }) => (
          <>
            <p className={shared.text}>{on ? t('second.isOn', { count: codesLeft }) : t('second.text')}</p>
            {step.at === 'scan' ? (
              <Scan
                {...step.secret}
                onCancel={rest}
                send={async (code) =>
                  changed({ at: 'codes', ...(await call('POST /account/secondFactor/confirm', { code })) })
                }
              />
            ) : step.at !== 'rest' ? (
              forms[step.at]
            ) : on ? (
              <div className={classes.choices}>
                <Button variant="default" onClick={() => setStep({ at: 'renew' })}>
                  {t('second.renew')}
                </Button>
                <Button variant="default" onClick={() => setStep({ at: 'end' })}>
                  {t('second.off')}
                </Button>
              </div>
            ) : (
              <Button variant="default" onClick={() => setStep({ at: 'begin' })}>
                {t('second.setUp')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

type ScanProps = SecondFactorSecret & { send: (code: string) => Promise<void>; onCancel: () => void };

function Scan({ secret, uri, send, onCancel }: ScanProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <p className={shared.text}>{t('second.scan')}</p>
      <QRCodeSVG value={uri} size={QR_PX} title={t('second.qr')} marginSize={4} />
      <p className={shared.text}>
        {t('second.typed')} <code className={classes.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <AskForm asks={['code']} label={t('second.on')} onCancel={onCancel} send={({ code }) => send(code)} />
    </>
  );
}

/** Shown once: the server keeps no more than what recognises them. */
function Codes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('account');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <Card title={t('second.codes')}>
      <p className={shared.text}>{t('second.codesText')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.choices}>
        <Button onClick={onDone}>{t('second.kept')}</Button>
        <Button component="a" variant="default" href={file} download="verdant-recovery-codes.txt">
          {t('second.download')}
        </Button>
      </div>
    </Card>
  );
}
