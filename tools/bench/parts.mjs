/**
 * The parts of the benchmark, in the order they run: each is a file of `parts/` with one line here. A part is
 *
 *     { name, title, minutes, measure( bench ): Promise<{ findings: Finding[], notes?: string[] }> }
 *
 * `minutes` is the longest that its rounds may take. What `bench` offers is in bench.mjs, a finding in finding.mjs.
 */
import { server } from './parts/server.mjs';
import { submissions } from './parts/submissions.mjs';
import { times } from './parts/times.mjs';

export const PARTS = [ server, submissions, times ];
