import './server';
import type { Block } from '@wordpress/blocks';
import { askedFields, type AskedField } from '../../../blocks/fields/kit/editor/askedFields';
import { operatorsFor, ruleFor } from '../../../blocks/form/editor/conditions/operators';
import { circleWith, circleWords, formulaCircleWords } from '../../../blocks/fields/kit/editor/circles';
import { conditionWords } from '../../../blocks/form/editor/conditions/words';
import { partsPreview } from '../../../blocks/fields/kit/editor/parts';
import { addKind } from '../../../blocks/fields/kit/editor/kinds';
import { readConditions, stored } from '../../../src/conditions/read';

const View = () => null;

const kind = ( type: string, more: object = {} ) =>
	addKind( { type, block: `vestibule/field-${ type }`, View, ...more } );
kind( 'text' );
kind( 'radio' );
kind( 'calculation', { answer: 'number', formulas: [ 'formula' ] } );
kind( 'checkbox', { answer: 'list' } );
kind( 'terms', { answer: 'box' } );
kind( 'name', { preview: partsPreview( [ 'first_name', 'last_name' ] ) } );

const block = ( name: string, attributes: Record< string, unknown >, innerBlocks: Block[] = [] ) =>
	( {
		name,
		clientId: String( attributes.name ?? name ),
		attributes,
		innerBlocks,
		isValid: true,
	} ) as unknown as Block;

const options = [
	{ value: 'DE', label: 'Germany' },
	{ value: 'FR', label: 'France' },
];
const rule = ( field: string, operator: string, value = '' ) => ( { field, operator, value } );

const FORM = [
	block( 'vestibule/field-radio', { name: 'country', label: 'Country', options } ),
	block( 'core/group', { vestibuleConditions: { rules: [ rule( 'country', 'equals', 'DE' ) ] } }, [
		block( 'vestibule/field-checkbox', { name: 'topics', label: 'Topics', options: [] } ),
		block( 'vestibule/field-name', { name: 'names', label: 'Name' } ),
	] ),
	block( 'vestibule/field-terms', { name: 'terms', label: 'Terms' } ),
];
const FIELDS = askedFields( FORM );

test( 'conditions can use fields in page order, including fields in groups and the parts of a name field', () => {
	expect( FIELDS.map( ( { name, label, answer } ) => [ name, label, answer ] ) ).toEqual( [
		[ 'country', 'Country', 'choice' ],
		[ 'topics', 'Topics', 'list' ],
		[ 'names', 'Name', 'text' ],
		[ 'names[first_name]', 'Name: First name', 'text' ],
		[ 'names[last_name]', 'Name: Last name', 'text' ],
		[ 'terms', 'Terms', 'box' ],
	] );
} );

test.each( [
	[ { rules: [ rule( 'country', 'equals', 'DE' ) ] }, 'Country is Germany' ],
	[
		{ rules: [ rule( 'country', 'equals', 'DE' ), rule( 'topics', 'contains', 'Courses' ) ] },
		'Country is Germany and Topics contains Courses',
	],
	[
		{ match: 'any', rules: [ rule( 'terms', 'not-empty' ), rule( 'country', 'empty' ) ] },
		'Terms is checked or Country is empty',
	],
	[ { rules: [ rule( 'gone', 'equals', '' ) ] }, 'gone is …' ],
	[
		{
			rules: [ rule( 'country', 'equals', 'FR' ) ],
			groups: [ { match: 'any', rules: [ rule( 'names', 'starts', '%s' ), rule( 'terms', 'empty' ) ] } ],
		},
		'Country is France and (Name starts with %s or Terms is not checked)',
	],
	[ {}, '' ],
	[ undefined, '' ],
] )( 'conditions are described as text: %j', ( conditions, words ) => {
	expect( conditionWords( conditions, FIELDS ) ).toBe( words );
} );

test( 'a circular condition is detected across groups and other fields', () => {
	const asks = ( field: string ) => {
		const rules = { rules: [ rule( field, 'not-empty' ) ] };
		return { conditions: rules, vestibuleConditions: rules };
	};
	expect( circleWith( FORM, 'country', asks( 'terms' ) ) ).toBeNull();
	expect( circleWith( FORM, 'country', asks( 'country' ) ) ).toEqual( [ 'country' ] );
	const circle = circleWith( FORM, 'country', asks( 'names[first_name]' ) );
	expect( circle ).toEqual( [ 'country', 'names', 'core/group' ] );
	expect( circleWords( circle ?? [], FIELDS ) ).toContain( 'Country → Name → a group → Country' );
	expect( circleWith( FORM, 'core/group', asks( 'topics' ) ) ).toEqual( [ 'core/group', 'topics' ] );
} );

test( 'a circular reference through formulas is detected, whichever field was edited last', () => {
	const blocks = ( people: object, total: object ) => [
		block( 'vestibule/step', { title: 'One' }, [
			block( 'vestibule/field-number', { name: 'people', label: 'People', ...people } ),
		] ),
		block( 'vestibule/field-calculation', { name: 'net', label: 'Net', formula: 'people * 2' } ),
		block( 'vestibule/field-calculation', { name: 'total', label: 'Total', ...total } ),
	];
	const conditions = { rules: [ rule( 'total', 'greater', '5' ) ] };
	const way = [ 'people', 'total', 'net' ];
	expect( circleWith( blocks( {}, { formula: '{net} + 1' } ), 'people', { conditions } ) ).toEqual( way );
	expect( circleWith( blocks( { conditions }, {} ), 'total', { formula: 'net + 1' } ) ).toEqual( [
		'total',
		'net',
		'people',
	] );
	expect( circleWith( blocks( { conditions }, {} ), 'total', { formula: '2 * 3' } ) ).toBeNull();
	expect( circleWith( blocks( { conditions }, {} ), 'total', { formula: 'net +' } ) ).toBeNull();
	expect( circleWith( blocks( {}, { formula: 'net' } ), 'vestibule/step', { conditions } ) ).toEqual( [
		'vestibule/step',
		'total',
		'net',
		'people',
	] );
	const fields = askedFields( blocks( {}, {} ) );
	expect( formulaCircleWords( way, fields ) ).toContain( 'People → Total → Net → People' );
} );

test( 'a rule that is changed to another field keeps a valid operator and gets an empty value', () => {
	const [ country, topics ] = FIELDS;
	expect(
		ruleFor( topics as AskedField, readConditions( { rules: [ rule( 'country', 'equals', 'DE' ) ] } ).rules[ 0 ] )
	).toEqual( rule( 'topics', 'contains' ) );
	expect(
		ruleFor( country as AskedField, readConditions( { rules: [ rule( 'a', 'empty' ) ] } ).rules[ 0 ] ).operator
	).toBe( 'empty' );
	expect( operatorsFor( 'box', 'matches' ) ).toEqual( [ 'not-empty', 'empty', 'matches' ] );
} );

test( 'conditions with a single group of rules are stored', () => {
	const groups = [ { match: 'any', rules: [ { field: 'a', operator: 'equals', value: '1' } ] } ];
	expect( stored( readConditions( { groups } ) ) ).toEqual( { match: 'all', rules: [], groups } );
} );

test( 'conditions without rules are stored as empty', () => {
	expect( stored( readConditions( { groups: [ { rules: [] } ] } ) ) ).toEqual( {} );
	expect( stored( { match: 'any', rules: [], groups: [ { match: 'all', rules: [] } ] } ) ).toEqual( {} );
} );
