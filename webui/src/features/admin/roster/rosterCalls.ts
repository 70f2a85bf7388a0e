/** Contract admin.md §3.1. */
import { keepPreviousData } from '@tanstack/react-query';
import { api, type Schemas, sendForm } from '../../../shared/api/calls';
import type { SendingWay } from '../../../shared/forms/useSending';
import { repeatWhileSlow } from '../repeatWhileSlow';

export type Roster = Schemas['RosterAnswer'];
export type RosterColumn = Schemas['RosterColumn'];
export type RosterSheet = Schemas['RosterSheetAnswer'];
export type RosterRow = Schemas['RosterRowAnswer'];
export type RosterResult = Schemas['RosterCommitted'];

/** What a column may hold, in the order in which a list without a header is read. */
export const rosterFields = [
  'username',
  'password',
  'email',
  'realname',
  'gender',
  'nickname',
  'school',
  'className',
  'number',
] as const;
export type RosterField = (typeof rosterFields)[number];

/** In bytes. */
export const largestRoster = 10 * 1024 * 1024;

export const rowsPerPage = 10;

/** A look at the file; nothing is written. */
export function lookAt(file: File, { onProgress, signal }: SendingWay): Promise<Roster> {
  const form = new FormData();
  form.set('file', file);
  return sendForm('POST /api/admin/user/roster-upload', form, {
    onProgress: (share) => onProgress({ name: file.name, share }),
    signal,
    isQuiet: true,
  });
}

export interface Mapping {
  columns: readonly { index: number; field: RosterField | null }[];
  /** Absent: as it was recognised, or said before. */
  header?: boolean;
  generatePasswords: boolean;
  numberAsUsername: boolean;
  fillNicknames: boolean;
  /** Those that are taken. */
  sheets: readonly { index: number; className: string }[];
}

export function mapAnew(key: string, mapping: Mapping): Promise<Roster> {
  return api('PUT /api/admin/user/roster', { body: { key, ...mapping }, isQuiet: true });
}

/** `version` grows with each new mapping, so that no row of an old one is shown. */
export const rowsQuery = (key: string, version: number, page: number, onlyProblems: boolean) => ({
  queryKey: ['admin', 'roster', key, version, page, onlyProblems] as const,
  queryFn: () =>
    api('GET /api/admin/user/roster', {
      query: { key, currentPage: page, limit: rowsPerPage, onlyProblems },
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
  gcTime: 0,
});

export interface CommitChoices {
  update: boolean;
  skip: readonly number[];
  generatePasswords: boolean;
  mustChangePassword: boolean;
}

/** Takes the list in; the server answers the same for each time that a list is taken in. */
export function commitRoster(key: string, choices: CommitChoices): Promise<RosterResult> {
  return repeatWhileSlow(() =>
    api('POST /api/admin/user/roster-commit', {
      body: { key, ...choices },
      isQuiet: true,
    }),
  );
}
