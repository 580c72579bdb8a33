/** What a visitor has typed into a form on one page: values by posted name, and the step. */
export interface Draft {
	/** When it was typed, in ms. */
	at: number;
	step: number;
	values: Record< string, string[] >;
}

/** In ms: a draft that nobody came back to for a month is forgotten. */
const OLDEST = 30 * 24 * 60 * 60 * 1000;

/** In characters, of all drafts of a form: longer ones are not kept. */
const LONGEST = 100_000;

/** Pages with the same form. */
const MOST = 10;

/** One entry of the storage holds all drafts of a form, by page. */
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

/** What was kept by any version of this script, or by somebody else. */
function read( text: string | null, now: number ): Kept {
	try {
		const kept: unknown = JSON.parse( text ?? '{}' );
		const drafts = Object.entries( typeof kept === 'object' && kept !== null ? kept : {} ).filter(
			( entry ): entry is [ string, Draft ] => isDraft( entry[ 1 ] ) && entry[ 1 ].at > now - OLDEST
		);
		return Object.fromEntries( drafts );
	} catch {
		return {};
	}
}

export const draftOf = ( text: string | null, page: string, now: number ): Draft | undefined =>
	read( text, now )[ page ];

/**
 * What is to be kept with a draft of one page, or without it; null when nothing is left. Of too many the oldest go; one
 * that is too long is left out.
 */
export function withDraft( text: string | null, page: string, draft: Draft | null, now: number ): string | null {
	const { [ page ]: gone, ...others } = read( text, now );
	const newest = Object.entries( draft ? { ...others, [ page ]: draft } : others )
		.sort( ( [ , one ], [ , other ] ) => other.at - one.at )
		.slice( 0, MOST );
	for ( ; newest.length > 0; newest.pop() ) {
		const kept = JSON.stringify( Object.fromEntries( newest ) );
		if ( kept.length <= LONGEST ) {
			return kept;
		}
	}
	return null;
}
