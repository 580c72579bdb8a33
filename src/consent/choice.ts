/**
 * Visitor's choice in the cookie. Site\Consent\Choice uses the same rules (test cases in
 * tests/vectors/consent-cookies.json).
 */
export type Choice = 'accepted' | 'refused' | 'not-set';

const COOKIE = 'cookie_notice_accepted';
/**
 * Name of the cookie with the accepted categories. If this cookie is missing, no category was accepted, because the
 * plugin Cookie Notice sets only COOKIE.
 */
const CATEGORIES = 'cookie_notice_categories';
const ALL = 'all';
const VERSION = 'cookie_notice_version';

const valuesOf = ( cookies: string, name: string ) =>
	cookies
		.split( ';' )
		.map( ( pair ) => pair.trim().split( /=(.*)/s ) )
		.filter( ( [ own ] ) => own === name )
		.map( ( [ , value ] ) => value );

/** Returns the policy version for which the choice was made; 1 if the cookie is missing or invalid. */
const versionIn = ( cookies: string ): number => {
	const [ version = '' ] = valuesOf( cookies, VERSION );
	return /^\d{1,4}$/.test( version ) ? Number( version ) : 1;
};

/**
 * Returns the choice. It counts as not set if the cookie exists twice, has a value other than true or false, or belongs
 * to an older version of the policy.
 */
export function choiceIn( cookies: string, version: number ): Choice {
	const values = valuesOf( cookies, COOKIE );
	if ( values.length !== 1 || versionIn( cookies ) < version ) {
		return 'not-set';
	}
	const words: Record< string, Choice > = { true: 'accepted', false: 'refused' };
	return words[ values[ 0 ] ?? '' ] ?? 'not-set';
}

/** Returns the accepted categories. Null means all. */
export function kindsIn( cookies: string ): string[] | null {
	const [ kinds = '' ] = valuesOf( cookies, CATEGORIES );
	return kinds === ALL ? null : kinds.split( '.' ).filter( Boolean );
}

/** Writes a cookie. `lifetime` is in seconds; 0 deletes the cookie. */
const write = ( name: string, value: string, lifetime: number ) => {
	document.cookie = `${ name }=${ value }; Max-Age=${ lifetime }; Path=/; SameSite=Lax${ location.protocol === 'https:' ? '; Secure' : '' }`;
};

export function keep( choice: Choice, kinds: string[] | null, lifetime: number, version: number ): void {
	write( VERSION, `${ version }`, choice === 'not-set' || version < 2 ? 0 : lifetime );
	write( COOKIE, String( choice === 'accepted' ), choice === 'not-set' ? 0 : lifetime );
	write( CATEGORIES, kinds?.join( '.' ) ?? ALL, choice === 'accepted' ? lifetime : 0 );
}
