/**
 * Generates the translation templates (.pot) from the sources and updates the files of each language (.po). `--take
 * a.po b.po` imports the translations of these files for existing messages.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { messagesOf, translationsIn, writeLanguage, writeTemplate } from '../languages/catalog.mjs';
import { demoFaults } from '../languages/demo.mjs';
import { familiarFaults, faultsOf } from '../languages/faults.mjs';
import { keyOf } from '../languages/message.mjs';
import { COMPLETE, FORMAL, LANGUAGES, PRODUCTS } from '../languages/products.mjs';
import { listedWords, sharedWordFaults } from '../languages/shared-words.mjs';
import { say } from '../lib/say.mjs';
import { read, settle } from './files.mjs';

/** Returns the non-empty translations of the given files. */
function handedOver( files ) {
	return new Map(
		files
			.flatMap( ( file ) => [ ...translationsIn( readFileSync( resolve( file ), 'utf8' ) ) ] )
			.filter( ( [ , forms ] ) => forms.every( ( form ) => form !== '' ) )
	);
}

const isDone = ( message, translated ) =>
	( translated.get( keyOf( message ) ) ?? [ '' ] ).every( ( form ) => form !== '' );

/**
 * @return {{ template: Object<string, string>, files: [ string, string ][], faults: string[] }} Expected contents of a
 * product's files, and errors. The template is not committed.
 */
function made( product, taken ) {
	const { messages, faults } = messagesOf( product.words(), product.domain );
	faults.push( ...sharedWordFaults( messages, listedWords() ) );
	const template = { [ `${ product.folder }/${ product.domain }.pot` ]: writeTemplate( product, messages ) };
	const files = [];
	for ( const locale of LANGUAGES ) {
		const path = `${ product.folder }/${ product.domain }-${ locale }.po`;
		const translated = new Map( [ ...translationsIn( read( path ) ), ...taken ] );
		files.push( [ path, writeLanguage( product, locale, messages, translated ) ] );
		const found = [
			...faultsOf( messages, translated, COMPLETE.includes( locale ) ),
			...( FORMAL.includes( locale ) ? familiarFaults( translated ) : [] ),
		];
		faults.push( ...found.map( ( fault ) => `${ path }: ${ fault }` ) );
		const done = messages.filter( ( message ) => isDone( message, translated ) ).length;
		say( `${ path }: ${ done } of ${ messages.length } translated` );
	}
	return { template, files, faults };
}

export function make( { check, taken } ) {
	const translations = handedOver( taken );
	const demo = LANGUAGES.flatMap( ( locale ) => demoFaults( locale.split( '_' )[ 0 ], COMPLETE.includes( locale ) ) );
	const products = PRODUCTS.flatMap( ( product ) => {
		const { template, files, faults } = made( product, translations );
		if ( ! check ) {
			settle( template, check );
		}
		return [ ...faults, ...settle( Object.fromEntries( files ), check ) ];
	} );
	return [ ...demo, ...products ];
}
