import type { CSSProperties } from 'react';

/** Custom properties of a style attribute as React wants them. */
export const styleOf = ( text: string ): CSSProperties =>
	Object.fromEntries(
		text
			.split( ';' )
			.map( ( declaration ) => declaration.split( ':', 2 ) )
			.filter( ( parts ) => parts.length === 2 )
	) as CSSProperties;
