import { Skeleton } from '@mantine/core';
import classes from './card.module.css';

export const CardSkeleton = () => (
  <div className={classes.card}>
    <Skeleton height={264} radius="lg" />
    <div className={classes.body}>
      <Skeleton height={16} width="70%" mt={4} />
      <Skeleton height={12} width="45%" mt={10} />
      <Skeleton height={12} width="30%" mt={14} />
    </div>
  </div>
);
