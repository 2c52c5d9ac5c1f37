import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { adminPolicy, setAdminPolicy } from './admin-policy.ts';

const options = { siteUrl: 'https://www.example.com', isDevelopment: false };

describe('the policy of the admin', () => {
  it('C-11 lets no script run that is not ours, and nothing inline without this response’s nonce', () => {
    const policy = adminPolicy({ ...options, nonce: 'abc' });
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy.match(/script-src[^;]*unsafe/)).toBeNull();
    expect(policy).not.toContain('*');
  });

  it('C-9 lets the previews of the site stand in a frame, and nothing else', () => {
    expect(adminPolicy({ ...options, nonce: 'abc' })).toContain("frame-src 'self' https://www.example.com;");
  });

  it('C-11 is another for each response, and told to Next.js by the request, whatever the request said', async () => {
    const server = createServer((request, response) => {
      setAdminPolicy(request, response, options);
      response.end(String(request.headers['content-security-policy']));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ask = async () => {
      const response = await fetch(url, {
        headers: { 'content-security-policy': "script-src 'nonce-forged'" },
      });
      return { told: await response.text(), header: response.headers.get('content-security-policy') };
    };
    const [one, other] = [await ask(), await ask()];
    server.close();
    expect(one.told).toBe(one.header);
    expect(one.told).not.toContain('forged');
    expect(one.header).not.toBe(other.header);
  });
});
