/** What a runner answers: its exit code, how many tests, and what PHP or the runner complained of. */

/** Two runs of one runner as one. */
export const sum = ( one, other ) => ( {
	code: one.code || other.code,
	passed: one.passed + other.passed,
	failed: one.failed + other.failed,
	skipped: one.skipped + other.skipped,
	problems: [ ...one.problems, ...other.problems ],
} );
