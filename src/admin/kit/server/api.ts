import apiFetch from '@wordpress/api-fetch';

/** Adds parameters to a route. Empty and false values are omitted. */
export function addressOf( path: string, params: object ): string {
	const given = Object.entries( params ).flatMap( ( [ name, value ] ): [ string, string ][] =>
		Array.isArray( value )
			? value.map( ( one, at ) => [ `${ name }[${ at }]`, String( one ) ] )
			: [ [ name, value === false ? '' : String( value ) ] ]
	);
	return `${ path }?${ new URLSearchParams( given.filter( ( [ , value ] ) => value !== '' ) ).toString() }`;
}

export const get = < T >( path: string, signal?: AbortSignal ): Promise< T > => apiFetch( { path, signal } );

export const post = < T >( path: string, data?: object, signal?: AbortSignal ): Promise< T > =>
	apiFetch( { path, method: 'POST', data, signal } );

export const remove = < T >( path: string, data?: object ): Promise< T > =>
	apiFetch( { path, method: 'DELETE', data } );

/** Page of rows, with the totals from the response headers. */
export interface Rows< Row > {
	rows: Row[];
	/** Number of all matching rows, not only those in `rows`. */
	total: number;
	pages: number;
	/** Whether there are more rows than `total`, because counting search results is limited. */
	more: boolean;
}

export async function getRows< Row >( path: string, signal: AbortSignal ): Promise< Rows< Row > > {
	const answer: Response = await apiFetch( { path, parse: false, signal } );
	return {
		rows: ( await answer.json() ) as Row[],
		total: Number( answer.headers.get( 'X-WP-Total' ) ),
		pages: Number( answer.headers.get( 'X-WP-TotalPages' ) ),
		more: answer.headers.get( 'X-Vestibule-More' ) === '1',
	};
}

/** Requests a file. The caller reads the response. */
export const getFile = ( path: string ): Promise< Response > => apiFetch( { path, parse: false } );

export const postForFile = ( path: string, data: object, signal?: AbortSignal ): Promise< Response > =>
	apiFetch( { path, method: 'POST', data, parse: false, signal } );

/**
 * Makes the browser save a file under the name in the response headers.
 *
 * @param parts
 * @param answer
 * @param otherwise Default file name.
 */
export function saveFile( parts: BlobPart[], answer: Response, otherwise: string ): void {
	const name = /filename="([^"]+)"/.exec( answer.headers.get( 'Content-Disposition' ) ?? '' )?.[ 1 ];
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( new Blob( parts ) );
	link.download = name ?? otherwise;
	link.click();
	setTimeout( () => URL.revokeObjectURL( link.href ), 60_000 );
}
