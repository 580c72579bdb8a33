/** In signs; a longer text matches no pattern, so that the time is bounded. */
const LONGEST = 1000;

const ANY = '*';
const ONE = '?';

/**
 * Whether a folded text is what a pattern says from its first sign to its last: `*` stands for any signs or none, `?`
 * for one. No regular expression: a pattern cannot make the server wait, and both languages give one verdict.
 */
export function matches( text: string, pattern: string ): boolean {
	const signs = [ ...text ];
	const wanted = [ ...pattern ];
	if ( signs.length > LONGEST ) {
		return false;
	}
	let at = 0;
	let next = 0;
	// Where the last star stands, and how much of the text it covers so far.
	let star = -1;
	let covered = 0;
	while ( at < signs.length ) {
		if ( wanted[ next ] === ANY ) {
			star = next++;
			covered = at;
		} else if ( next < wanted.length && ( wanted[ next ] === ONE || wanted[ next ] === signs[ at ] ) ) {
			next++;
			at++;
		} else if ( star >= 0 ) {
			next = star + 1;
			at = ++covered;
		} else {
			return false;
		}
	}
	return wanted.slice( next ).every( ( sign ) => sign === ANY );
}
