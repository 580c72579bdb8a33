const SUBMIT = '<!-- wp:vestibule/submit';

/**
 * Adds a field to the content of a form, before its last submit button. If another field has the same name, a number is
 * appended to the name.
 *
 * @param content
 * @param field Block with the name `course`.
 */
export function withField( content: string, field: string ): string {
	const names = new Set( [ ...content.matchAll( /"name":"([^"]+)"/g ) ].map( ( [ , name ] ) => name ) );
	let name = 'course';
	for ( let count = 2; names.has( name ); count++ ) {
		name = `course-${ count }`;
	}
	const block = field.replace( '"name":"course"', `"name":"${ name }"` );
	const at = content.lastIndexOf( SUBMIT );
	return at < 0
		? `${ content.trimEnd() }\n\n${ block }\n`.trimStart()
		: `${ content.slice( 0, at ) }${ block }\n\n${ content.slice( at ) }`;
}
