/**
 * Whether a page came from a cache, as far as a browser can see: page caches of WordPress leave a comment at its end,
 * and servers in front of it may say so in the header `Server-Timing`, the only one that a page can read.
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
