interface Words {
	/** With %s for the number. */
	kilobytes: string;
	megabytes: string;
}

const KILO = 1024;

/** A size in whole kilobytes, or megabytes with one decimal; Form\View\Files says the same. */
export function sizeInWords( bytes: number, { kilobytes, megabytes }: Words ): string {
	const kilo = Math.max( 1, Math.round( bytes / KILO ) );
	return kilo < 1000
		? kilobytes.replace( '%s', String( kilo ) )
		: megabytes.replace( '%s', String( Math.round( ( bytes / KILO / KILO ) * 10 ) / 10 ) );
}
