/**
 * `npm run languages`: the templates of all words (.pot) from the sources, and the files of each language (.po) brought
 * up to them. With `--check` nothing is written: what differs fails. With `--take a.po b.po` the translations of
 * these files are taken over, wherever their text is a message of ours.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { messagesOf, translationsIn, writeLanguage, writeTemplate } from './languages/catalogue.mjs';
import { demoFaults } from './languages/demo.mjs';
import { faultsOf } from './languages/faults.mjs';
import { keyOf } from './languages/message.mjs';
import { COMPLETE, LANGUAGES, PRODUCTS } from './languages/products.mjs';
import { pluginLibraries } from './lib/dependencies.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, say } from './lib/say.mjs';

const read = ( path ) => ( existsSync( path ) ? readFileSync( path, 'utf8' ) : '' );

/** The translations of the files that are handed over; an empty one takes nothing away. */
function handedOver( args ) {
	const files = args.includes( '--take' ) ? args.slice( args.indexOf( '--take' ) + 1 ) : [];
	return new Map(
		files
			.flatMap( ( file ) => [ ...translationsIn( readFileSync( resolve( file ), 'utf8' ) ) ] )
			.filter( ( [ , forms ] ) => forms.every( ( form ) => form !== '' ) )
	);
}

const isDone = ( message, translated ) =>
	( translated.get( keyOf( message ) ) ?? [ '' ] ).every( ( form ) => form !== '' );

/** @return {{ files: [ string, string ][], faults: string[] }} what the files of a product should hold. */
function made( product, taken ) {
	const { messages, faults } = messagesOf( product.words(), product.domain );
	const files = [ [ `${ product.folder }/${ product.domain }.pot`, writeTemplate( product, messages ) ] ];
	for ( const locale of LANGUAGES ) {
		const path = `${ product.folder }/${ product.domain }-${ locale }.po`;
		const translated = new Map( [ ...translationsIn( read( inRoot( path ) ) ), ...taken ] );
		files.push( [ path, writeLanguage( product, locale, messages, translated ) ] );
		faults.push(
			...faultsOf( messages, translated, COMPLETE.includes( locale ) ).map( ( fault ) => `${ path }: ${ fault }` )
		);
		const done = messages.filter( ( message ) => isDone( message, translated ) ).length;
		say( `${ path }: ${ done } of ${ messages.length } translated` );
	}
	return { files, faults };
}

main( async () => {
	const args = process.argv.slice( 2 );
	const check = args.includes( '--check' );
	const taken = handedOver( args );
	await pluginLibraries();
	const faults = LANGUAGES.flatMap( ( locale ) =>
		demoFaults( locale.split( '_' )[ 0 ], COMPLETE.includes( locale ) )
	);
	for ( const product of PRODUCTS ) {
		const { files, faults: found } = made( product, taken );
		faults.push( ...found );
		for ( const [ path, text ] of files ) {
			if ( read( inRoot( path ) ) === text ) {
				continue;
			}
			if ( check ) {
				faults.push( `${ path } is not what the sources say: run "npm run languages"` );
				continue;
			}
			mkdirSync( inRoot( product.folder ), { recursive: true } );
			writeFileSync( inRoot( path ), text );
			say( `${ path } written` );
		}
	}
	faults.forEach( ( fault ) => say( `✖ ${ fault }` ) );
	return faults.length ? 1 : 0;
} );
