/** Calls named by method and path. Parameters, body and answer have the types of the server's own
 * document (schema.d.ts): the compiler refuses what the server does not know. */
import { download, type RequestOptions, request, upload } from './client';
import type { components, paths } from './schema';

/** Shapes by their names in the server's document. */
export type Schemas = components['schemas'];

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Every call of the document, as `GET /api/…`. */
type BuiltCall = {
  [Path in keyof paths]: {
    [M in Method]: paths[Path] extends Record<Lowercase<M>, object> ? `${M} ${Path}` : never;
  }[Method];
}[keyof paths];

type Operation<C> = C extends `${infer M extends Method} ${infer Path extends keyof paths}`
  ? paths[Path][Lowercase<M>]
  : never;

/** By media type: what a call answers, and what it takes. */
type Answered<C> =
  Operation<C> extends { responses: { 200: { content: infer Kinds } } } ? Kinds : never;
type Taken<C> = Operation<C> extends { requestBody: { content: infer Kinds } } ? Kinds : never;

/** Calls that answer in the envelope. */
export type DataCall = {
  [C in BuiltCall]: Answered<C> extends Record<'application/json', { msg: string }> ? C : never;
}[BuiltCall];

/** Calls that answer with a file. */
export type FileCall = Exclude<BuiltCall & `GET ${string}`, DataCall>;

/** Calls that take form data. */
export type FormCall = {
  [C in DataCall]: Taken<C> extends Record<'multipart/form-data', unknown> ? C : never;
}[DataCall];

/** What the envelope of a call's answer holds. */
export type Answer<C extends DataCall> =
  Answered<C> extends { 'application/json': infer Envelope }
    ? Extract<Envelope, { status: 200 }> extends { data: infer Data }
      ? Data
      : never
    : never;

/** What is sent is only read: lists may be fixed ones. */
type Sent<Shape> = Shape extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Shape extends object
    ? { [Name in keyof Shape]: Sent<Shape[Name]> }
    : Shape;

/** What is sent as a call's body. */
export type Body<C> = Taken<C> extends { 'application/json': infer Shape } ? Sent<Shape> : FormData;

/** Null says "not given" where a parameter may be left out. */
type Parameters<Query> = {
  [Name in keyof Query]:
    | (NonNullable<Query[Name]> extends readonly unknown[]
        ? readonly (string | number)[]
        : Query[Name])
    | (Record<never, never> extends Pick<Query, Name> ? null : never);
};

type WithQuery<C> =
  Operation<C> extends { parameters: { query: infer Query } }
    ? { query: Parameters<Query> }
    : Operation<C> extends { parameters: { query?: infer Query } }
      ? [NonNullable<Query>] extends [never]
        ? { query?: never }
        : { query?: Parameters<NonNullable<Query>> }
      : { query?: never };

type WithBody<C> = [Taken<C>] extends [never] ? { body?: never } : { body: Body<C> };

type CommonOptions = Omit<RequestOptions, 'method' | 'query' | 'body'>;
type Options<C> = CommonOptions & WithQuery<C> & WithBody<C>;

/** May be left out where nothing has to be sent. */
export type OptionsArgument<C> =
  Record<never, never> extends Options<C> ? [options?: Options<C>] : [options: Options<C>];

/** Calls and returns the answer's data; every failure is an ApiError. */
export function api<C extends DataCall>(
  call: C,
  ...[options]: OptionsArgument<C>
): Promise<Answer<C>> {
  return request(pathOf(call), { ...options, method: methodOf(call) });
}

/** Fetches a file, which passes unchanged. */
export function fetchFile<C extends FileCall>(
  call: C,
  ...[options]: OptionsArgument<C>
): Promise<{ name: string; content: Blob }> {
  return download(pathOf(call), { ...options });
}

/** Sends form data and tells how far it is, from 0 to 1. */
export function sendForm<C extends FormCall>(
  call: C,
  form: FormData,
  options: CommonOptions & { onProgress?: (share: number) => void } = {},
): Promise<Answer<C>> {
  return upload(pathOf(call), form, { ...options, method: methodOf(call) });
}

const methodOf = (call: string) => call.slice(0, call.indexOf(' ')) as Method;
export const pathOf = (call: string) => call.slice(call.indexOf(' ') + 1);
