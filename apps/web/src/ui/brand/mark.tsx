/** Three slips and the cord that binds them. */
export const Mark = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <path
      fill="var(--vd-mark-a)"
      d="M5.3 3h3.4A1.3 1.3 0 0 1 10 4.3v7.11L4 6.21V4.3A1.3 1.3 0 0 1 5.3 3zm9 0h3.4A1.3 1.3 0 0 1 19 4.3v9.71l-3 2.6-3-2.6V4.3A1.3 1.3 0 0 1 14.3 3zm9 0h3.4A1.3 1.3 0 0 1 28 4.3v1.91l-6 5.2V4.3A1.3 1.3 0 0 1 23.3 3z"
    />
    <path
      fill="var(--vd-mark-b)"
      d="M4 9.79l6 5.2V27.7A1.3 1.3 0 0 1 8.7 29H5.3A1.3 1.3 0 0 1 4 27.7zm9 7.8l3 2.6 3-2.6V27.7a1.3 1.3 0 0 1-1.3 1.3h-3.4a1.3 1.3 0 0 1-1.3-1.3zm9-2.6l6-5.2V27.7a1.3 1.3 0 0 1-1.3 1.3h-3.4a1.3 1.3 0 0 1-1.3-1.3z"
    />
  </svg>
);
