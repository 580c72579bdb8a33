import './server';
import { registerBlockType, createBlock, type Block } from '@wordpress/blocks';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createReduxStore, dispatch, register, select, type useRegistry } from '@wordpress/data';
import { addKind } from '../../../blocks/fields/kit/editor/kinds';
import { followsLabel, labelOption, type Option } from '../../../blocks/fields/kit/editor/options';
import { storedValues } from '../../../blocks/fields/kit/editor/storedOptions';
import { changeField } from '../../../blocks/form/editor/references/useValues';
import {
	valueChange,
	valueInBlocks,
	valueInFormula,
	valueInSettings,
	type ValueChange,
} from '../../../blocks/form/editor/references/values';

jest.mock( '@wordpress/editor', () => ( { store: 'core/block-editor' } ), { virtual: true } );
jest.mock( '@wordpress/core-data', () => ( { store: 'core' } ) );

let stored: object = {};
register( createReduxStore( 'core', { reducer: () => ( {} ), selectors: { getEntityRecord: () => stored } } ) );

addKind( { type: 'calculation', block: 'vestibule/field-calculation', View: () => null, formulas: [ 'formula' ] } );

const blockAttributes = { name: {}, label: {}, options: { type: 'array' }, conditions: { type: 'object' }, ref: {} };
for ( const name of [ 'form', 'field-radio', 'field-text' ] ) {
	registerBlockType( `vestibule/${ name }`, {
		apiVersion: 3,
		title: name,
		category: 'text',
		attributes: blockAttributes,
	} as never );
}

const rule = ( field: string, value: string, operator = 'equals' ) => ( { field, operator, value } );
const options: Option[] = [
	{ value: 'Post', label: 'Post', places: 3, image: 7, selected: true },
	{ value: 'Phone', label: 'Phone' },
];
const labeled = labelOption( options, 0, 'Letter', true );
const toLetter = valueChange( options, labeled, [ 'way' ] ) as ValueChange;

test( 'an option stays selected and keeps its capacity and image when its value follows the label', () => {
	expect( labeled[ 0 ] ).toEqual( { value: 'Letter', label: 'Letter', places: 3, image: 7, selected: true } );
} );

test( 'a changed value is detected only if exactly one option differs in a list of the same length', () => {
	expect( toLetter.value ).toBe( 'Letter' );
	expect( valueChange( options, options, [ 'way' ] ) ).toBeNull();
	expect( valueChange( options, [ ...options ].reverse(), [ 'way' ] ) ).toBeNull();
	expect( valueChange( options, labeled.slice( 0, 1 ), [ 'way' ] ) ).toBeNull();
} );

const block = ( name: string, attributes: Record< string, unknown >, innerBlocks: Block[] = [] ) =>
	( { name, clientId: name, attributes, innerBlocks } ) as unknown as Block;

test( 'conditions and formulas of blocks follow a changed option value', () => {
	const blocks = [
		block( 'vestibule/step', { conditions: { rules: [ rule( 'way', 'Post' ), rule( 'other', 'Post' ) ] } }, [
			block( 'core/group', { vestibuleConditions: { groups: [ { rules: [ rule( 'way[q1]', 'Post' ) ] } ] } } ),
			block( 'vestibule/field-text', { conditions: { rules: [ rule( 'way', 'Post', 'starts' ) ] } } ),
		] ),
		block( 'vestibule/field-calculation', { formula: 'if({way} = "Post", 1)' } ),
	];
	expect( valueInBlocks( blocks, toLetter ) ).toEqual( {
		'vestibule/step': { conditions: { rules: [ rule( 'way', 'Letter' ), rule( 'other', 'Post' ) ] } },
		'core/group': { vestibuleConditions: { groups: [ { rules: [ rule( 'way[q1]', 'Letter' ) ] } ] } },
		'vestibule/field-calculation': { formula: 'if({way} = "Letter", 1)' },
	} );
} );

test.each( [
	[ `way <> 'Post' + (other = "Post")`, `way <> "Letter" + (other = "Post")` ],
	[ '{ way } == "Post" * 2', '{ way } == "Letter" * 2' ],
	[ 'way > "Post"', 'way > "Post"' ],
	[ '"Post', '"Post' ],
] )( 'after an option value has changed, the formula %s becomes %s', ( formula, expected ) => {
	expect( valueInFormula( formula, toLetter ) ).toBe( expected );
} );

test( 'a new value in a formula is quoted correctly, even if it contains quotation marks', () => {
	const change = ( old: string, value: string ) =>
		valueChange( [ { value: old, label: '' } ], [ { value, label: '' } ], [ 'size' ] ) as ValueChange;
	expect( valueInFormula( 'size = 10', change( '10', '12"' ) ) ).toBe( `size = '12"'` );
	expect( valueInFormula( 'size = 10.5', change( '10', '12' ) ) ).toBe( 'size = 10.5' );
} );

test( 'routes and conditions of the settings follow a changed value, and other settings stay the same', () => {
	const route = { ...rule( 'way', 'Post' ), addresses: 'post@example.org' };
	const meta = {
		vestibule_form_id: 4,
		vestibule_form_settings: { successMessage: 'Post' },
		vestibule_form_notifications: { list: [ { id: 'owner', subject: 'Post', routes: [ route ] } ] },
		vestibule_form_webhooks: { list: [ { id: 'w', conditions: { rules: [ rule( 'way', 'Phone' ) ] } } ] },
	};
	expect( valueInSettings( meta, toLetter ) ).toEqual( {
		vestibule_form_notifications: {
			list: [ { id: 'owner', subject: 'Post', routes: [ { ...route, value: 'Letter' } ] } ],
		},
	} );
	expect( valueInSettings( {}, toLetter ) ).toBeNull();
} );

test.each( [
	[ 'draft', '', true ],
	[ 'publish', 'contact', false ],
	[ 'draft', 'contact', false ],
] )( 'in a form with the status %s and the slug "%s" the value follows the label: %s', ( status, slug, expected ) => {
	stored = {
		id: 4,
		type: 'vestibule_form',
		status,
		slug,
		content: { raw: `<!-- wp:vestibule/field-radio ${ JSON.stringify( { name: 'way', options } ) } /-->` },
	};
	expect( followsLabel( options, 0, storedValues( 4, 'way' ) ) ).toBe( expected );
} );

test( 'changing a label also changes the value and the conditions that use it, in one editor step', () => {
	const radio = createBlock( 'vestibule/field-radio', { name: 'way', options } );
	const text = createBlock( 'vestibule/field-text', { conditions: { rules: [ rule( 'way', 'Post' ) ] } } );
	const { resetBlocks } = dispatch( blockEditorStore ) as unknown as { resetBlocks( blocks: Block[] ): void };
	resetBlocks( [ createBlock( 'vestibule/form', {}, [ radio, text ] ) ] );
	const { getBlockAttributes } = select( blockEditorStore );
	const registry = { select, dispatch } as ReturnType< typeof useRegistry >;
	const setAttributes = jest.fn();
	const updates = jest.spyOn( dispatch( blockEditorStore ), 'updateBlockAttributes' );
	expect( changeField( registry, radio.clientId, setAttributes, { options: labeled } )?.value ).toBe( 'Letter' );
	expect( updates ).toHaveBeenCalledTimes( 1 );
	expect( getBlockAttributes( radio.clientId )?.options ).toEqual( labeled );
	expect( getBlockAttributes( text.clientId )?.conditions ).toEqual( { rules: [ rule( 'way', 'Letter' ) ] } );
	expect( setAttributes ).not.toHaveBeenCalled();
	expect( changeField( registry, radio.clientId, setAttributes, { label: 'How' } ) ).toBeNull();
	expect( setAttributes ).toHaveBeenCalledWith( { label: 'How' } );
} );
