/**
 * Changelog of readme.txt, generated from CHANGELOG.md. Contains the newest version, because the directory asks for a
 * short readme, and a link to the others.
 */
import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

const HEADING = /^## (\d[\w.-]*)$/m;

/** A text of several lines as one; the directory shows no file of the repository. */
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

/** Returns the URL of CHANGELOG.md in the public repository. */
function logUrl() {
	const { repository } = JSON.parse( readFileSync( inRoot( 'package.json' ), 'utf8' ) );
	return `${ repository }/blob/main/CHANGELOG.md`;
}

/**
 * @param {string} readme
 * @param {string} log    CHANGELOG.md.
 * @param {RegExp} only   Changes that are listed.
 */
export function withChanges( readme, log, only = /./ ) {
	const [ { version, notice, changes } ] = versionsIn( log );
	const chosen = changes.filter( ( change ) => only.test( change ) );
	const listed = [
		`= ${ version } =`,
		...( chosen.length ? chosen : [ 'As in Vestibule.' ] ).map( ( change ) => `* ${ change }` ),
		'',
		`Earlier versions: ${ logUrl() }`,
	].join( '\n' );
	const ending = ( match, heading, offset, text ) => ( offset + match.length < text.length ? '\n' : '' );
	return readme
		.replace(
			section( 'Changelog' ),
			( match, heading, offset, text ) => `${ heading }\n${ listed }\n${ ending( match, heading, offset, text ) }`
		)
		.replace(
			section( 'Upgrade Notice' ),
			( match, heading, offset, text ) =>
				`${ heading }\n= ${ version } =\n${ notice }\n${ ending( match, heading, offset, text ) }`
		);
}
