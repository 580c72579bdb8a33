/**
 * Values that a visitor has entered in a form on one page, by field name in the request, with the time and the current
 * step.
 */
export interface Draft {
	/** Time of the last input in milliseconds. */
	at: number;
	step: number;
	values: Record< string, string[] >;
}

/** Maximum age of a draft in milliseconds: 30 days. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Maximum length of all drafts of a form. If they are longer, the oldest drafts are deleted. */
const MAX_CHARACTERS = 100_000;

/** Maximum number of pages for which drafts of one form are stored. */
const MAX_PAGES = 10;

/** Storage item with all drafts of a form, by page. */
type Kept = Record< string, Draft >;

const isDraft = ( value: unknown ): value is Draft => {
	const { at, step, values } = ( value ?? {} ) as Partial< Draft >;
	return (
		typeof at === 'number' &&
		typeof step === 'number' &&
		typeof values === 'object' &&
		values !== null &&
		Object.values( values ).every(
			( list ) => Array.isArray( list ) && list.every( ( text ) => typeof text === 'string' )
		)
	);
};

/**
 * Parses a storage item, which an older version of this script or another script may have written. Skips invalid and
 * expired drafts.
 */
function read( text: string | null, now: number ): Kept {
	try {
		const kept: unknown = JSON.parse( text ?? '{}' );
		const drafts = Object.entries( typeof kept === 'object' && kept !== null ? kept : {} ).filter(
			( entry ): entry is [ string, Draft ] => isDraft( entry[ 1 ] ) && entry[ 1 ].at > now - MAX_AGE_MS
		);
		return Object.fromEntries( drafts );
	} catch {
		return {};
	}
}

export const draftOf = ( text: string | null, page: string, now: number ): Draft | undefined =>
	read( text, now )[ page ];

/**
 * Sets or deletes the draft of one page. Returns the new storage item; null if no drafts are left. If there are too
 * many drafts or they are too long, removes the oldest ones.
 */
export function withDraft( text: string | null, page: string, draft: Draft | null, now: number ): string | null {
	const { [ page ]: gone, ...others } = read( text, now );
	const newest = Object.entries( draft ? { ...others, [ page ]: draft } : others )
		.sort( ( [ , one ], [ , other ] ) => other.at - one.at )
		.slice( 0, MAX_PAGES );
	for ( ; newest.length > 0; newest.pop() ) {
		const kept = JSON.stringify( Object.fromEntries( newest ) );
		if ( kept.length <= MAX_CHARACTERS ) {
			return kept;
		}
	}
	return null;
}
