import { z } from 'zod';

/**
 * What the inbox does wrong. An empty object means: nothing.
 * Each field stands alone; fields that don't exclude each other can be combined.
 */
export const faultsSchema = z.strictObject({
  status: z.int().min(200).max(599).optional().describe('Answers with this status.'),
  delayMs: z.number().min(0).optional().describe('Answers after this long.'),
  slowReadMs: z.number().min(0).optional().describe('Takes this long to read the request.'),
  hang: z.boolean().optional().describe('Takes the request and never answers.'),
  reset: z
    .enum(['before', 'midHeaders', 'midAnswer'])
    .optional()
    .describe(
      'Drops the connection: before answering, in the middle of the headers, ' +
        'or after the headers and half a body.',
    ),
  cors: z.boolean().optional().describe('false: the answer carries no CORS headers.'),
  preflight: z.boolean().optional().describe('false: the preflight is refused.'),
  redirect: z
    .strictObject({
      location: z.string().min(1),
      cors: z.boolean().optional().describe('false: the redirect itself has no CORS headers.'),
    })
    .optional()
    .describe(
      'Answers 302. The inbox has /thanks (with CORS headers) and /thanks?cors=no (without).',
    ),
  body: z
    .enum(['endless', 'notJson', 'empty'])
    .optional()
    .describe('The answer’s body never ends, is not JSON, or is missing (204).'),
  times: z.int().min(1).optional().describe('Only the first so many requests meet the fault.'),
});

export type Faults = z.infer<typeof faultsSchema>;

/**
 * Reads faults from JSON text.
 *
 * @returns the faults
 * @throws when the text is not JSON or names a fault that doesn't exist, saying which
 */
export function parseFaults(text: string): Faults {
  const result = faultsSchema.safeParse(JSON.parse(text));
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return result.data;
}
