const LETTERS = [ ...'abcdefghijklmnopqrstuvwxyz' ];

/** Every two-letter code that the browser knows as a region, by name; codes it does not know it answers unchanged. */
export function countries(): { value: string; label: string }[] {
	const language = document.documentElement.lang || 'en';
	const names = new Intl.DisplayNames( language, { type: 'region', fallback: 'none' } );
	return LETTERS.flatMap( ( first ) => LETTERS.map( ( second ) => first + second ) )
		.filter( ( code ) => ! /^(eu|ez|un|zz|xa|xb|qo)$/.test( code ) )
		.flatMap( ( value ) => {
			const label = names.of( value.toUpperCase() );
			return label ? [ { value, label } ] : [];
		} )
		.sort( ( a, b ) => a.label.localeCompare( b.label, language ) );
}
