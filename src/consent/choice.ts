/**
 * A visitor's choice as the cookie says it; the same rules as Site\Consent\Choice (rows in
 * tests/vectors/consent-cookies.json).
 */
export type Choice = 'accepted' | 'refused' | 'not-set';

const COOKIE = 'cookie_notice_accepted';
/** Names what was accepted. Without it no kind was: the plugin Cookie Notice leaves COOKIE behind. */
const CATEGORIES = 'cookie_notice_categories';
const ALL = 'all';
const VERSION = 'cookie_notice_version';

const valuesOf = ( cookies: string, name: string ) =>
	cookies
		.split( ';' )
		.map( ( pair ) => pair.trim().split( /=(.*)/s ) )
		.filter( ( [ own ] ) => own === name )
		.map( ( [ , value ] ) => value );

/** Under which version of the policy it was chosen; without a word of it, under the first. */
const versionIn = ( cookies: string ): number => {
	const [ version = '' ] = valuesOf( cookies, VERSION );
	return /^\d{1,4}$/.test( version ) ? Number( version ) : 1;
};

/**
 * Two cookies of the name, anything but true and false, or a choice under a lower version of the policy, are no choice.
 */
export function choiceIn( cookies: string, version: number ): Choice {
	const values = valuesOf( cookies, COOKIE );
	if ( values.length !== 1 || versionIn( cookies ) < version ) {
		return 'not-set';
	}
	const words: Record< string, Choice > = { true: 'accepted', false: 'refused' };
	return words[ values[ 0 ] ?? '' ] ?? 'not-set';
}

/** The kinds that were accepted; null is all of them. */
export function kindsIn( cookies: string ): string[] | null {
	const [ kinds = '' ] = valuesOf( cookies, CATEGORIES );
	return kinds === ALL ? null : kinds.split( '.' ).filter( Boolean );
}

/** @param lifetime In seconds; 0 deletes. */
const write = ( name: string, value: string, lifetime: number ) => {
	document.cookie = `${ name }=${ value }; Max-Age=${ lifetime }; Path=/; SameSite=Lax${ location.protocol === 'https:' ? '; Secure' : '' }`;
};

export function keep( choice: Choice, kinds: string[] | null, lifetime: number, version: number ): void {
	write( VERSION, `${ version }`, choice === 'not-set' || version < 2 ? 0 : lifetime );
	write( COOKIE, String( choice === 'accepted' ), choice === 'not-set' ? 0 : lifetime );
	write( CATEGORIES, kinds?.join( '.' ) ?? ALL, choice === 'accepted' ? lifetime : 0 );
}
