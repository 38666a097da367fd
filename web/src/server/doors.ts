// HTTP requests to the server's doors.

import type { Problem } from "../protocol/messages";
import { language } from "../words/language.svelte";
import { say } from "../words/words";

/** The server refused: its reason for programs, and a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Pick<Problem, "reason" | "text"> & Partial<Problem>,
  ) {
    super(problem.text);
  }

  /** Whether trying again later may help. */
  get mayPass(): boolean {
    const isFault = this.problem.reason === "server-quarantined";
    return !isFault && (this.status === 0 || this.status === 429 || this.status >= 500);
  }
}

/** What to tell the reader about an error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Options {
  readonly secret?: string | undefined;
  readonly body?: unknown;
}

/** Send a request to a door and give the response, or throw Refused. */
export async function ask(method: "GET" | "POST", path: string, { secret, body }: Options = {}): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": language.lang };
  if (secret) headers.authorization = `Bearer ${secret}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused(0, { reason: "no-server", text: say("no-server") });
  }
  if (response.ok) return response;
  throw new Refused(response.status, await problemOf(response));
}

async function problemOf(response: Response): Promise<Problem> {
  const nothing = { rule: "", reason: "", facts: {}, text: `${response.status} ${response.statusText}` };
  return response.json().catch(() => nothing);
}

/** The same for a door that answers in JSON: gives the answer. */
export async function askJson<Answer>(method: "GET" | "POST", path: string, options?: Options): Promise<Answer> {
  return (await (await ask(method, path, options)).json()) as Answer;
}

/** The path of a table's doors. */
export const doorOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
