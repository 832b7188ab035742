import { serveAssistant } from '@verdant/mcp';

const { VERDANT_URL: url = 'http://localhost:3000', VERDANT_KEY: key } = process.env;

if (key && URL.canParse(url)) await serveAssistant(url, key);
else {
  process.stderr.write(
    'Usage: VERDANT_URL=<address of the site> VERDANT_KEY=<an API key> npm run -s mcp   (speaks MCP on stdin and stdout)\n',
  );
  process.exitCode = 2;
}
