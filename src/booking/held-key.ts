/**
 * What is held, in one text: a start, and whose time it is where a visitor has chosen. Holds compare nothing else, so
 * the same start of somebody else is another time.
 */
export const heldKey = ( start: string, host: number ): string => ( host && start ? `${ start } ${ host }` : start );

export function readHeldKey( key: string ): { start: string; host: string } {
	const [ start = '', host = '' ] = key.split( ' ' );
	return { start, host };
}

/** The starts among held times that may look taken to who asks for this host's times; 0 is anybody's. */
export const startsFor = ( keys: readonly string[], host: number ): string[] =>
	keys
		.map( readHeldKey )
		.filter( ( held ) => host === 0 || held.host === String( host ) )
		.map( ( { start } ) => start );
