import type { Block } from '@wordpress/blocks';
import { attributeOf, formulasOf } from '../../../fields/kit/editor/circles';
import { isField } from '../../../fields/kit/editor/kinds';
import { conditions, eachOf, fieldName, formula, keysOf, tags, type Naming } from './naming';

const listOf = ( item: Naming ): Naming => keysOf( { list: eachOf( item ) } );

export const NOTIFICATION = keysOf( {
	field: fieldName,
	routes: eachOf( keysOf( { field: fieldName } ) ),
	conditions,
	subject: tags,
	body: tags,
	replyTo: tags,
	fromName: tags,
} );

export const CONFIRMATION = keysOf( { conditions, message: tags, redirectUrl: tags } );

export const WEBHOOK = keysOf( { names: eachOf( fieldName ), conditions } );

/** Where the settings of a form name its fields, by post meta. A feature whose settings do adds its line here. */
export const SETTINGS: Readonly< Record< string, Naming > > = {
	vestibule_form_settings: keysOf( { successMessage: tags, redirectUrl: tags } ),
	vestibule_form_notifications: listOf( NOTIFICATION ),
	vestibule_form_confirmations: listOf( CONFIRMATION ),
	vestibule_form_webhooks: listOf( WEBHOOK ),
	vestibule_form_opt_in: keysOf( { field: fieldName, email: fieldName, subject: tags, body: tags, message: tags } ),
};

/** Of blocks of WordPress that stand in a message. */
const TEXTS = { content: tags, text: tags, url: tags };

/** Where a block of a form names fields of it, by attribute. */
const attributesOf = ( { name }: Pick< Block, 'name' > ): Naming =>
	keysOf( {
		[ attributeOf( name ) ]: conditions,
		...( ! isField( name ) && TEXTS ),
		...Object.fromEntries( formulasOf( name ).map( ( attribute ) => [ attribute, formula ] ) ),
	} );

type Data = Record< string, unknown >;

/** A field is named with its parts: names[first_name] follows names. */
const isNamed = ( name: string, field: string ): boolean => name === field || name.startsWith( `${ field }[` );

/** What of a setting changes when a field gets another name; null where it does not name the field. */
function renamed( { names, renamed: withNames }: Naming, value: unknown, old: string, name: string ): Data | null {
	const rename = ( given: string ): string => ( isNamed( given, old ) ? name + given.slice( old.length ) : given );
	return names( value ).some( ( given ) => isNamed( given, old ) ) ? ( withNames( value, rename ) as Data ) : null;
}

const changedKeys = ( before: Data, after: Data ): Data =>
	Object.fromEntries( Object.entries( after ).filter( ( [ key, value ] ) => before[ key ] !== value ) );

/** The attributes of blocks that change when a field gets another name, by the block. */
export const renamedInBlocks = (
	blocks: readonly Block[],
	old: string,
	name: string
): { clientId: string; changes: Data }[] =>
	blocks.flatMap( ( block ) => {
		const { clientId, attributes, innerBlocks } = block;
		const after = renamed( attributesOf( block ), attributes, old, name );
		return [
			...( after ? [ { clientId, changes: changedKeys( attributes, after ) } ] : [] ),
			...renamedInBlocks( innerBlocks, old, name ),
		];
	} );

/** The settings of a form that change; null where none does. */
export function renamedInSettings( meta: Data, old: string, name: string ): Data | null {
	const changes = Object.entries( SETTINGS ).flatMap( ( [ key, naming ] ) => {
		const after = renamed( naming, meta[ key ], old, name );
		return after ? [ [ key, after ] as const ] : [];
	} );
	return changes.length > 0 ? Object.fromEntries( changes ) : null;
}

/** The names of the fields in blocks, without their parts. */
export const fieldNamesIn = ( blocks: readonly Block[] ): string[] =>
	blocks.flatMap( ( { name, attributes, innerBlocks } ) => [
		...( isField( name ) ? [ String( attributes.name ?? '' ) ] : [] ),
		...fieldNamesIn( innerBlocks ),
	] );
