/**
 * Detects whether a page came from a cache. WordPress page caches append an HTML comment, and servers can send the
 * `Server-Timing` header, which is the only response header that scripts can read.
 */
export const isCacheComment = ( text: string ): boolean => /cach/i.test( text ) && ! /uncach|not cached/i.test( text );

export const isCacheTiming = ( { name, description }: { name: string; description: string } ): boolean =>
	/cach/i.test( name ) && /hit|stale|updating|revalidated/i.test( description );

export function isFromCache(): boolean {
	const [ navigation ] = performance.getEntriesByType( 'navigation' ) as PerformanceNavigationTiming[];
	return (
		[ ...document.childNodes ].some( ( node ) => node instanceof Comment && isCacheComment( node.data ) ) ||
		( navigation?.serverTiming ?? [] ).some( isCacheTiming )
	);
}
