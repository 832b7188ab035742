import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

/** What every page needs stands in its own long-lived files; the rest follows the lazy pages. */
const vendor = (id: string): string | undefined => {
  if (/node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/.test(id)) return 'react';
  if (/node_modules[\\/](i18next|react-i18next|@tanstack[\\/][a-z-]+)[\\/]/.test(id)) return 'data';
  return undefined;
};

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', sourcemap: false, rolldownOptions: { output: { manualChunks: vendor } } },
  server: { port: Number(process.env.WEB_PORT ?? 5173), proxy: { '/api': { target: api, changeOrigin: false } } },
});
