/**
 * PHP types of the plugin's contracts in `plugin/build/types/`: a class with readonly properties for each contract that
 * `plugin/src` uses as `Vestibule\Contract\…`. Generated from JSON Schema, not committed. An object in a contract
 * becomes a class if its schema has a title, otherwise an array with a shape for PHPStan. All classes are in one file,
 * which takes a quarter of the space of a file for each in a release and loads as fast as five of those.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { inPhp } from './built-contracts.mjs';
import { contractNames, readContract } from './contracts.mjs';
import { inRoot } from './paths.mjs';

const TYPES = inRoot( 'plugin/build/types' );
const FILE = 'contracts.php';

const IN_PHP = { string: 'string', integer: 'int', number: 'float', boolean: 'bool', array: 'array', object: 'array' };
const READERS = { string: 'text', int: 'int', float: 'float', bool: 'isOn', array: 'list' };

/** Enums of two words that become a bool. */
const SWITCHES = [ 'ON,OFF', 'true,false' ];
const isSwitch = ( schema ) => SWITCHES.includes( String( schema.enum ) );
const isClass = ( schema ) => schema.type === 'object' && 'title' in schema;
const isRequired = ( key, { properties, required = [] } ) =>
	required.includes( key ) && ! ( 'default' in properties[ key ] );

/** @return {string} Class name, such as FormSettings for form-settings. */
export const className = ( name ) => name.replace( /(?:^|[\s-])(\w)/g, ( all, letter ) => letter.toUpperCase() );

/** @param {string} scope Namespace of the contract's inner classes, as written in the generated code. */
function nativeType( schema, scope ) {
	if ( isClass( schema ) ) {
		return scope + className( schema.title );
	}
	return isSwitch( schema ) ? 'bool' : ( IN_PHP[ schema.type ] ?? 'mixed' );
}

/**
 * @param {boolean} isInner Whether the value is inside an array. Such values are unchanged: a switch is one of its two
 * words.
 */
function docType( schema, scope, isInner = false ) {
	if ( schema.enum && ( isInner || ! isSwitch( schema ) ) ) {
		return schema.enum.map( inPhp ).join( '|' );
	}
	if ( schema.type === 'array' ) {
		return `list<${ docType( schema.items ?? {}, scope, true ) }>`;
	}
	if ( schema.type !== 'object' || isClass( schema ) ) {
		return nativeType( schema, scope );
	}
	const properties = Object.entries( schema.properties ?? { any: Object( schema.additionalProperties ) } );
	const types = new Set( properties.map( ( [ , one ] ) => docType( one, scope, true ) ) );
	// Use one type for all keys, such as in an open object or for the days of a week.
	if ( types.size === 1 && ! schema.required ) {
		return `array<string, ${ [ ...types ][ 0 ] }>`;
	}
	const keys = properties.map(
		( [ key, one ] ) => `${ key }${ isRequired( key, schema ) ? '' : '?' }: ${ docType( one, scope, true ) }`
	);
	return `array{${ keys.join( ', ' ) }}`;
}

/** Returns a value of the contract as a constant expression. */
function constant( schema, scope, value ) {
	if ( isClass( schema ) ) {
		const given = Object.entries( value ?? {} )
			.filter( ( [ key, one ] ) => ! isDeepStrictEqual( one, schema.properties[ key ].default ) )
			.map( ( [ key, one ] ) => `${ key }: ${ constant( schema.properties[ key ], scope, one ) }` );
		return `new ${ nativeType( schema, scope ) }(${ given.length ? ` ${ given.join( ', ' ) } ` : '' })`;
	}
	if ( Array.isArray( value ) ) {
		return `array(${ value.map( ( one ) => constant( schema.items, scope, one ) ).join( ', ' ) })`;
	}
	return isSwitch( schema ) && value ? String( [ 'ON', 'true' ].includes( value ) ) : inPhp( value ?? null );
}

function property( key, contract, scope ) {
	const schema = contract.properties[ key ];
	const [ native, doc ] = [ nativeType( schema, scope ), docType( schema, scope ) ];
	const missing = isRequired( key, contract ) ? '' : constant( schema, scope, schema.default );
	const nullable = missing === 'null' && native !== 'mixed' ? '?' : '';
	const type = doc === native ? '' : `@var ${ doc }${ nullable && '|null' } `;
	const comment = `${ type }${ schema.description ?? '' }`.trim();
	return (
		( comment && `\t\t/** ${ comment } */\n` ) +
		`\t\tpublic readonly ${ nullable }${ native } $${ key }${ missing && ` = ${ missing }` },`
	);
}

function reading( key, schema, scope ) {
	const value = `$values['${ key }'] ?? null`;
	const inner = isClass( schema ) ? schema : ( schema.items ?? {} );
	if ( isClass( inner ) ) {
		return `self::${ inner === schema ? 'one' : 'each' }( ${ value }, ${ nativeType( inner, scope ) }::from( ... ) )`;
	}
	const reader = READERS[ nativeType( schema, scope ) ];
	return reader ? `self::${ reader }( ${ value } )` : value;
}

function classOf( schema, name, scope, constants = '' ) {
	const keys = Object.keys( schema.properties );
	const ordered = [ true, false ].flatMap( ( first ) =>
		keys.filter( ( key ) => first === isRequired( key, schema ) )
	);
	return `${ schema.description ? `/** ${ schema.description } */\n` : '' }final class ${ name } extends TypedValues {
${ constants }
	public function __construct(
${ ordered.map( ( key ) => property( key, schema, scope ) ).join( '\n' ) }
	) {}

	public static function from( array $values ): static {
		$given = array(
${ keys.map( ( key ) => `\t\t\t'${ key }' => ${ reading( key, schema.properties[ key ], scope ) },` ).join( '\n' ) }
		);
		return new static( ...self::known( $given ) );
	}
}
`;
}

/** Returns the objects with a title in a contract, at any depth. */
function innerObjects( schema ) {
	return Object.values( schema.properties ?? {} )
		.map( ( one ) => one.items ?? one )
		.flatMap( ( one ) => [ ...( isClass( one ) ? [ one ] : [] ), ...innerObjects( one ) ] );
}

const inNamespace = ( name, classes ) =>
	`\nnamespace ${ name };\n\nuse Vestibule\\Kernel\\Schema\\TypedValues;\n\n${ classes.join( '\n' ) }`;

/** @return {{ own: string, inner: string }} The PHP class of a contract, and the namespace with those of its objects. */
export function classesOf( contract, schema ) {
	const name = className( contract );
	const inner = innerObjects( schema ).map( ( one ) => classOf( one, className( one.title ), '' ) );
	return {
		own: classOf( schema, name, `${ name }\\`, `\n\tpublic const CONTRACT = '${ contract }';\n` ),
		inner: inner.length ? inNamespace( `Vestibule\\Contract\\${ name }`, inner ) : '',
	};
}

function namesInPhp() {
	const code = readdirSync( inRoot( 'plugin/src' ), { recursive: true } )
		.filter( ( file ) => file.endsWith( '.php' ) )
		.map( ( file ) => readFileSync( inRoot( `plugin/src/${ file }` ), 'utf8' ) );
	return new Set( [ ...code.join( '\n' ).matchAll( /Vestibule\\Contract\\(\w+)/g ) ].map( ( [ , name ] ) => name ) );
}

/** Writes the file if it differs, and removes those of earlier builds. */
export function writePhpTypes() {
	const names = namesInPhp();
	const all = contractNames()
		.filter( ( contract ) => names.has( className( contract ) ) )
		.map( ( contract ) => classesOf( contract, readContract( contract ) ) );
	const code =
		`<?php\n// Generated from plugin/contracts; edit there.\n\ndeclare(strict_types=1);\n` +
		inNamespace( 'Vestibule\\Contract', [ "defined( 'ABSPATH' ) || exit;\n", ...all.map( ( { own } ) => own ) ] ) +
		all.map( ( { inner } ) => inner ).join( '' );
	const target = join( TYPES, FILE );
	mkdirSync( TYPES, { recursive: true } );
	if ( ! existsSync( target ) || readFileSync( target, 'utf8' ) !== code ) {
		writeFileSync( target, code );
	}
	readdirSync( TYPES )
		.filter( ( file ) => file !== FILE )
		.forEach( ( file ) => rmSync( join( TYPES, file ) ) );
}
