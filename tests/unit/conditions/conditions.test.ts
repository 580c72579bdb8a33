import { computationOf } from '../../../blocks/fields/calculation/live';
import { answersReader, type Values } from '../../../src/conditions/answers';
import { conditionsHold } from '../../../src/conditions/holds';
import { readConditions, stored } from '../../../src/conditions/read';
import { circleIn, hiddenParts } from '../../../src/conditions/visible';
import { vectors } from '../vectors';

interface Row {
	name: string;
	values: Values;
	/** Short form of conditions with one rule. */
	rule?: [ field: string, operator: string, value?: string ];
	conditions?: unknown;
	holds: boolean;
}

const ofRule = ( [ field, operator, value = '' ]: NonNullable< Row[ 'rule' ] > ) => ( {
	rules: [ { field, operator, value } ],
} );

test.each( vectors< Row >( 'conditions' ) )(
	'conditions are checked against the answers: $name',
	( { values, rule, conditions, holds } ) => {
		expect( conditionsHold( readConditions( rule ? ofRule( rule ) : conditions ), values ) ).toBe( holds );
	}
);

interface VisibleRow {
	name: string;
	values: Values;
	parts: { id: string; names: string[]; inside: string; conditions: unknown }[];
	/** Formulas of calculations, by field name. */
	formulas?: Record< string, string >;
	hidden: string[];
	/** Results of the visible fields. */
	results?: Record< string, string >;
	circle: string[] | null;
}

test.each( vectors< VisibleRow >( 'conditions-visible' ) )(
	'conditions hide fields and calculated results: $name',
	( row ) => {
		const { values, formulas = {} } = row;
		const parts = row.parts.map( ( part ) => ( { ...part, conditions: readConditions( part.conditions ) } ) );
		const computations = Object.fromEntries(
			Object.entries( formulas ).map( ( [ name, formula ] ) => [
				name,
				computationOf( { settings: { formula } } ),
			] )
		);
		const hidden = hiddenParts( parts, values, computations );
		expect( [ ...hidden ] ).toEqual( row.hidden );
		expect( circleIn( parts, computations ) ).toEqual( row.circle );
		const isShown = ( name: string ) => ! hidden.has( name );
		const shown = Object.keys( formulas ).filter( isShown );
		const results = shown.map( ( name ) => [
			name,
			answersReader( values, computations, isShown )( [ name ] )[ name ],
		] );
		expect( Object.fromEntries( results ) ).toEqual( row.results ?? {} );
	}
);

test( 'a calculated result that several fields use is computed once', () => {
	let count = 0;
	const computations = {
		sum: { asks: [], compute: () => `${ ( count += 1 ) }` },
		double: { asks: [ 'sum' ], compute: ( { sum }: Values ) => `${ sum }${ sum }` },
	};
	const read = answersReader( {}, computations );
	expect( read( [ 'sum', 'double' ] ) ).toEqual( { sum: '1', double: '11' } );
	expect( read( [ 'sum' ] ) ).toEqual( { sum: '1' } );
} );

test( 'the editor stores a single group of conditions, and drops empty groups', () => {
	const rule = { field: 'topic', operator: 'is', value: 'Fees' } as const;
	const set = readConditions( { match: 'all', rules: [ rule ], groups: [ { match: 'any', rules: [ rule ] } ] } );
	expect( stored( set ).groups ).toHaveLength( 1 );
	expect( stored( { ...set, groups: [ { match: 'any', rules: [] } ] } ) ).not.toHaveProperty( 'groups' );
} );
