import type { User } from '@keelstone/editing/payload-types.ts';
import { handleEndpoints, type Payload } from 'payload';
import type { Role } from '../access/roles.ts';
import { guardRest } from './guard-rest.ts';

const PASSWORD = 'only-for-tests-12';

type StaffResponse = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the API's response, which each test inspects
  body: any;
  headers: Headers;
};

/** A staff user of the REST API as the CMS serves it: the same handlers, without a port. */
export class Staff {
  readonly user: User;
  #token: string;

  private constructor(user: User, token: string) {
    this.user = user;
    this.#token = token;
  }

  /** Creates an account with a role and logs it in. */
  static async hire(payload: Payload, role: Role, name: string = role): Promise<Staff> {
    const account = { email: `${name}@keelstone.example`, password: PASSWORD };
    const user = await payload.create({ collection: 'users', data: { ...account, name, role } });
    const { body } = await send('POST', '/api/users/login', account);
    return new Staff(user, body.token);
  }

  /** Again, after the session has ended. */
  async logIn(): Promise<void> {
    const { body } = await send('POST', '/api/users/login', { email: this.user.email, password: PASSWORD });
    this.#token = body.token;
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, data: unknown = {}) => this.send('POST', path, data);
  patch = (path: string, data: unknown) => this.send('PATCH', path, data);
  delete = (path: string) => this.send('DELETE', path);

  send(
    method: string,
    path: string,
    data?: unknown,
    headers: Record<string, string> = {},
  ): Promise<StaffResponse> {
    return send(method, path, data, { authorization: `JWT ${this.#token}`, ...headers });
  }
}

/** An anonymous request. */
export async function send(
  method: string,
  path: string,
  data?: unknown,
  headers: Record<string, string> = {},
): Promise<StaffResponse> {
  const { default: config } = await import('../app/payload.config.ts');
  const handle = guardRest(config)((request) => handleEndpoints({ config, request }));
  const isFile = typeof data === 'string' || data instanceof Uint8Array;
  const request = new Request(`http://localhost:3001${path}`, {
    method,
    headers: { 'content-type': isFile ? 'text/csv' : 'application/json', ...headers },
    ...(data === undefined ? {} : { body: isFile ? (data as BodyInit) : JSON.stringify(data) }),
  });
  const response = await handle(request, { params: Promise.resolve({}) });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
}
