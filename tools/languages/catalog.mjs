/**
 * Gettext files. Each text in a context is one message. Messages are sorted, so that a file only changes with its
 * texts.
 */
import { po } from 'gettext-parser';
import { keyOf, placeholders } from './message.mjs';

const byText = ( a, b ) => ( a < b ? -1 : Number( a > b ) );
const inOrder = ( a, b ) => byText( a.msgid, b.msgid ) || byText( a.msgctxt ?? '', b.msgctxt ?? '' );

/**
 * @param {object[]} words  Texts found in the sources.
 * @param {string}   domain Text domain. Skips texts of other domains.
 * @return {{ messages: object[], faults: string[] }}
 */
export function messagesOf( words, domain ) {
	const found = new Map();
	const faults = [];
	for ( const word of words ) {
		if ( word.fault ) {
			faults.push( `${ word.file }:${ word.line } ${ word.fault }` );
			continue;
		}
		if ( word.domain !== domain || ! word.id ) {
			continue;
		}
		const key = keyOf( { msgctxt: word.context, msgid: word.id } );
		const message = found.get( key ) ?? {
			msgid: word.id,
			msgctxt: word.context,
			notes: new Set(),
			files: new Set(),
		};
		if ( word.plural && message.plural && word.plural !== message.plural ) {
			faults.push( `${ word.file }:${ word.line } "${ word.id }" has another plural elsewhere` );
		}
		message.plural ??= word.plural;
		message.files.add( word.file );
		if ( word.note ) {
			message.notes.add( word.note );
		}
		found.set( key, message );
	}
	const messages = [ ...found.values() ].sort( inOrder );
	for ( const { msgid, plural = '', notes, files } of messages ) {
		if ( notes.size === 0 && placeholders( msgid + plural ).length > 0 ) {
			faults.push( `${ [ ...files ][ 0 ] } "${ msgid }" has a placeholder and no "translators:" comment` );
		}
	}
	return { messages, faults };
}

function entry( { msgid, msgctxt, plural, notes, files }, msgstr ) {
	return {
		msgid,
		...( msgctxt ? { msgctxt } : {} ),
		...( plural ? { msgid_plural: plural } : {} ),
		msgstr,
		comments: {
			extracted: [ ...notes ].sort( byText ).join( '\n' ),
			reference: [ ...files ].sort( byText ).join( '\n' ),
			flag: placeholders( msgid + ( plural ?? '' ) ).length ? 'php-format' : '',
		},
	};
}

function headers( { name, domain }, language, plurals ) {
	return {
		'Project-Id-Version': name,
		Language: language,
		'MIME-Version': '1.0',
		'Content-Type': 'text/plain; charset=UTF-8',
		'Content-Transfer-Encoding': '8bit',
		...( plurals ? { 'Plural-Forms': plurals } : {} ),
		'X-Domain': domain,
	};
}

function write( head, entries, comment ) {
	const translations = { '': { '': { msgid: '', msgstr: [ '' ], comments: { translator: comment } } } };
	for ( const one of entries ) {
		( translations[ one.msgctxt ?? '' ] ??= {} )[ one.msgid ] = one;
	}
	return (
		po.compile( { charset: 'utf-8', headers: head, translations }, { foldLength: 0, sort: inOrder } ).toString() +
		'\n'
	);
}

const copyright = ( { name } ) => `Copyright the Vestibule contributors. Under the same licence as ${ name }.`;

/** Writes the template, with all messages and no translations. `comment` is the first line of the file. */
export function writeTemplate( product, messages, comment = copyright( product ) ) {
	return write(
		headers( product, '', '' ),
		messages.map( ( message ) => entry( message, message.plural ? [ '', '' ] : [ '' ] ) ),
		comment
	);
}

/** @return {Map<string, string[]>} Translations of a .po file, by key. */
export function translationsIn( text ) {
	const found = new Map();
	for ( const [ , context ] of Object.entries( po.parse( text ).translations ) ) {
		for ( const message of Object.values( context ) ) {
			if ( message.msgid !== '' ) {
				found.set( keyOf( message ), message.msgstr );
			}
		}
	}
	return found;
}

const PLURALS = 'nplurals=2; plural=(n != 1);';

/**
 * Writes the file of a language: the messages of the sources with their translations. Removes translations of messages
 * that no longer exist.
 */
export function writeLanguage( product, locale, messages, translated ) {
	const entries = messages.map( ( message ) => {
		const forms = message.plural ? 2 : 1;
		const kept = translated.get( keyOf( message ) ) ?? [];
		return entry(
			message,
			Array.from( { length: forms }, ( _, form ) => kept[ form ] ?? '' )
		);
	} );
	return write( headers( product, locale, PLURALS ), entries, copyright( product ) );
}
