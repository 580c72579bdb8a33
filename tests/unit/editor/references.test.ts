import './server';
import type { Block } from '@wordpress/blocks';
import { readFileSync, readdirSync } from 'node:fs';
import { goneNames } from '../../../blocks/form/editor/references/naming';
import {
	NOTIFICATION,
	renamedInBlocks,
	renamedInSettings,
	SETTINGS,
} from '../../../blocks/form/editor/references/places';
import { addKind } from '../../../blocks/fields/kit/editor/kinds';
import { renameInFormula } from '../../../src/formulas/rename';

addKind( {
	type: 'calculation',
	block: 'vestibule/field-calculation',
	View: () => null,
	formulas: [ 'formula' ],
} );

addKind( {
	type: 'course',
	block: 'vestibule/field-course',
	View: () => null,
	references: [ 'peopleField' ],
} );

const rule = ( field: string, operator = 'empty' ) => ( { field, operator, value: '' } );

const block = ( name: string, attributes: Record< string, unknown >, innerBlocks: Block[] = [] ) =>
	( { name, clientId: `of ${ name }`, attributes, innerBlocks, isValid: true } ) as unknown as Block;

test( 'conditions and formulas of a form follow a renamed field', () => {
	const blocks = [
		block( 'vestibule/step', { title: 'names', conditions: { rules: [ rule( 'names' ) ] } }, [
			block( 'core/group', { vestibuleConditions: { groups: [ { rules: [ rule( 'names[first_name]' ) ] } ] } } ),
			block( 'vestibule/field-text', { name: 'a', label: 'names', conditions: { rules: [ rule( 'name' ) ] } } ),
		] ),
		block( 'vestibule/field-calculation', { name: 'total', formula: 'sum(names, {names} * 2) + b' } ),
	];
	expect( renamedInBlocks( blocks, 'names', 'full-name' ) ).toEqual( [
		{
			clientId: 'of vestibule/step',
			changes: { conditions: { match: 'all', rules: [ rule( 'full-name' ) ] } },
		},
		{
			clientId: 'of core/group',
			changes: {
				vestibuleConditions: {
					match: 'all',
					rules: [],
					groups: [ { match: 'all', rules: [ rule( 'full-name[first_name]' ) ] } ],
				},
			},
		},
		{
			clientId: 'of vestibule/field-calculation',
			changes: { formula: 'sum({full-name}, {full-name} * 2) + b' },
		},
	] );
	expect( renamedInBlocks( blocks, 'first_name', 'x' ) ).toEqual( [] );
} );

test( 'merge tags in the blocks of a message follow a renamed field', () => {
	const content = { toString: () => 'Thanks, <b>{inputs.names}</b>' };
	const message = block( 'vestibule/confirmation', {}, [
		block( 'core/paragraph', { content } ),
		block( 'core/button', { text: 'Go on', url: '/next/?name={inputs.names[first_name]}' } ),
		block( 'core/heading', { content: 'names' } ),
	] );
	expect( renamedInBlocks( [ message ], 'names', 'who' ) ).toEqual( [
		{ clientId: 'of core/paragraph', changes: { content: 'Thanks, <b>{inputs.who}</b>' } },
		{ clientId: 'of core/button', changes: { url: '/next/?name={inputs.who[first_name]}' } },
	] );
} );

test.each( [
	[ 'a + a1 * {a} - {a b}', 'a', 'b', 'b + a1 * {b} - {a b}' ],
	[ 'sum(sum) + {sum}', 'sum', 'total', 'sum(total) + {total}' ],
	[ '{ price } * 2', 'price', 'net', '{net} * 2' ],
	[ 'price *', 'price', 'net-price', '{net-price} *' ],
] )( 'in the formula %s the name %s becomes %s', ( formula, old, name, expected ) => {
	expect( renameInFormula( formula, ( given ) => ( given === old ? name : given ) ) ).toBe( expected );
} );

test( 'merge tags, conditions, routes and address fields of the settings follow a renamed field', () => {
	const meta = {
		vestibule_form_id: 4,
		vestibule_form_settings: { successMessage: 'Thanks, {inputs.names[first_name]} {inputs.mail}', mailTo: 'mail' },
		vestibule_form_notifications: {
			list: [
				{ id: 'owner', subject: 'mail', body: '{all_fields}' },
				{
					id: 'visitor',
					to: 'field',
					field: 'mail',
					replyTo: '{inputs.mail}',
					routes: [ { ...rule( 'mail', 'ends' ), addresses: 'mail@example.org' } ],
					conditions: { rules: [ rule( 'mail' ) ] },
				},
			],
		},
		vestibule_form_confirmations: { list: [ { id: 'c', redirectUrl: '/done?m={inputs.email}' } ] },
	};
	expect( renamedInSettings( meta, 'mail', 'email' ) ).toEqual( {
		vestibule_form_settings: {
			successMessage: 'Thanks, {inputs.names[first_name]} {inputs.email}',
			mailTo: 'mail',
		},
		vestibule_form_notifications: {
			list: [
				{ id: 'owner', subject: 'mail', body: '{all_fields}' },
				{
					id: 'visitor',
					to: 'field',
					field: 'email',
					replyTo: '{inputs.email}',
					routes: [ { ...rule( 'email', 'ends' ), addresses: 'mail@example.org' } ],
					conditions: { match: 'all', rules: [ rule( 'email' ) ] },
				},
			],
		},
	} );
	expect( renamedInSettings( meta, 'phone', 'tel' ) ).toBeNull();
	expect( renamedInSettings( {}, 'mail', 'email' ) ).toBeNull();
} );

test( 'a notification lists the fields that no longer exist', () => {
	const given = { conditions: { rules: [ rule( 'a' ), rule( 'b' ) ] }, body: '{inputs.b} {inputs.c} {entry.id}' };
	expect( goneNames( NOTIFICATION, given, [ { name: 'a' } ] ) ).toEqual( [ 'b', 'c' ] );
	expect( goneNames( NOTIFICATION, {}, [] ) ).toEqual( [] );
} );

test( 'every setting that contains conditions or merge tags is included in renaming', () => {
	const contracts = `${ process.cwd() }/plugin/contracts`;
	const naming = readdirSync( contracts )
		.filter( ( file ) => /^form-.*\.schema\.json$/.test( file ) )
		.flatMap( ( file ) => {
			const text = readFileSync( `${ contracts }/${ file }`, 'utf8' );
			const [ , meta ] = /post meta (vestibule_form_[a-z_]+)/.exec( text ) ?? [];
			return meta && /"conditions": \{|merge tags/i.test( text ) ? [ meta ] : [];
		} );
	expect( naming ).not.toEqual( [] );
	expect( naming.filter( ( meta ) => ! ( meta in SETTINGS ) ) ).toEqual( [] );
} );

test( 'an attribute with the name of a field follows a renamed field', () => {
	const blocks = [ block( 'vestibule/field-course', { name: 'course', peopleField: 'group' } ) ];
	expect( renamedInBlocks( blocks, 'group', 'people' ) ).toEqual( [
		{ clientId: 'of vestibule/field-course', changes: { peopleField: 'people' } },
	] );
	expect( renamedInBlocks( blocks, 'course', 'registration' ) ).toEqual( [] );
} );
