import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MembershipDialog } from '../../lib/membership.ts';
import { loginTo, personCenter } from '../../lib/paths.ts';
import { useCurrent } from '../../lib/session.ts';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { BenefitsDialog } from './benefits-dialog.tsx';
import { PurchaseDialog } from './purchase-dialog.tsx';

type Props = { open: MembershipDialog; onOpen: (dialog: MembershipDialog | null) => void };

/** One of the two dialogs. Buying needs an account: a visitor is sent to sign in first. */
export function MembershipDialogs({ open, onOpen }: Props) {
  useReturnFocus();
  const { user } = useCurrent();
  const navigate = useNavigate();
  const close = () => onOpen(null);
  const visitor = open === 'recharge' && user === null;
  useEffect(() => {
    if (!visitor) return;
    onOpen(null);
    // where the same button stands
    void navigate(loginTo(personCenter('membership')));
  }, [visitor, onOpen, navigate]);
  if (open === 'benefits') return <BenefitsDialog onRecharge={() => onOpen('recharge')} onClose={close} />;
  return user ? <PurchaseDialog onBenefits={() => onOpen('benefits')} onClose={close} /> : null;
}
