/**
 * Parts of the benchmark, in the order in which they run. Each part is a file in `parts/` and one line here. A part is
 *
 * { name, title, measure( bench ): Promise<{ findings: Finding[], notes?: string[] }> }
 *
 * See bench.mjs for `bench` and finding.mjs for a finding.
 */
import { page } from './parts/page.mjs';
import { styles } from './parts/styles.mjs';
import { touch } from './parts/touch.mjs';
import { editor } from './parts/editor.mjs';
import { profile } from './parts/profile.mjs';
import { server } from './parts/server.mjs';
import { cache } from './parts/cache.mjs';
import { submissions } from './parts/submissions.mjs';
import { times } from './parts/times.mjs';
import { courses } from './parts/courses.mjs';
import { growth } from './parts/growth.mjs';

export const PARTS = [
	page,
	styles,
	touch,
	editor,
	server,
	cache,
	submissions,
	times,
	profile,
	// Last, because they fill the site.
	courses,
	growth,
];
