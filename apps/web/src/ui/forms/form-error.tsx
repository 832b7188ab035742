import classes from './forms.module.css';

/** What went wrong when a form was sent; nothing while nothing did. */
export const FormError = ({ text }: { text: string | null }) =>
  text && (
    <p className={classes.failure} role="alert">
      {text}
    </p>
  );
