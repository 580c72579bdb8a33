/** Changelog of readme.txt, generated from CHANGELOG.md. */

const HEADING = /^## (\d[\w.-]*)$/m;

/** Joins the lines of a text and removes links to files of the repository, which the directory doesn't show. */
const asLine = ( text ) =>
	text
		.trim()
		.replace( /\s*\n\s*/g, ' ' )
		.replace( /\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1' );

/** @return {{ version: string, notice: string, changes: string[] }[]} The released versions, newest first. */
function versionsIn( log ) {
	const [ , ...parts ] = log.split( /^(?=## )/m );
	return parts
		.filter( ( part ) => HEADING.test( part ) )
		.map( ( part ) => {
			const [ notice, ...changes ] = part.replace( HEADING, '' ).split( /^- /m );
			return {
				version: HEADING.exec( part )[ 1 ],
				notice: asLine( notice ) || 'See the change log.',
				changes: changes.map( asLine ),
			};
		} );
}

const section = ( title ) => new RegExp( `(^== ${ title } ==\\n)[\\s\\S]*?(?=^== |$(?![\\s\\S]))`, 'm' );

/**
 * @param {string} readme
 * @param {string} log    CHANGELOG.md.
 * @param {RegExp} only   Changes that are listed.
 */
export function withChanges( readme, log, only = /./ ) {
	const versions = versionsIn( log );
	const listed = versions.map( ( { version, changes } ) => {
		const chosen = changes.filter( ( change ) => only.test( change ) );
		return [
			`= ${ version } =`,
			...( chosen.length ? chosen : [ 'As in Vestibule.' ] ).map( ( change ) => `* ${ change }` ),
		].join( '\n' );
	} );
	const [ { version, notice } ] = versions;
	const ending = ( match, heading, offset, text ) => ( offset + match.length < text.length ? '\n' : '' );
	return readme
		.replace(
			section( 'Changelog' ),
			( match, heading, offset, text ) =>
				`${ heading }\n${ listed.join( '\n\n' ) }\n${ ending( match, heading, offset, text ) }`
		)
		.replace(
			section( 'Upgrade Notice' ),
			( match, heading, offset, text ) =>
				`${ heading }\n= ${ version } =\n${ notice }\n${ ending( match, heading, offset, text ) }`
		);
}
