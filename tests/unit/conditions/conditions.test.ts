import type { Values } from '../../../src/conditions/answers';
import { conditionsHold } from '../../../src/conditions/holds';
import { readConditions } from '../../../src/conditions/read';
import { circleIn, hiddenParts } from '../../../src/conditions/visible';
import { vectors } from '../vectors';

interface Row {
	name: string;
	values: Values;
	/** Short for conditions of one rule. */
	rule?: [ field: string, operator: string, value?: string ];
	conditions?: unknown;
	holds: boolean;
}

const ofRule = ( [ field, operator, value = '' ]: NonNullable< Row[ 'rule' ] > ) => ( {
	rules: [ { field, operator, value } ],
} );

test.each( vectors< Row >( 'conditions' ) )( '$name', ( { values, rule, conditions, holds } ) => {
	expect( conditionsHold( readConditions( rule ? ofRule( rule ) : conditions ), values ) ).toBe( holds );
} );

interface VisibleRow {
	name: string;
	values: Values;
	parts: { id: string; names: string[]; inside: string; conditions: unknown }[];
	hidden: string[];
	circle: string[] | null;
}

test.each( vectors< VisibleRow >( 'conditions-visible' ) )( '$name', ( { values, parts, hidden, circle } ) => {
	const read = parts.map( ( part ) => ( { ...part, conditions: readConditions( part.conditions ) } ) );
	expect( [ ...hiddenParts( read, values ) ] ).toEqual( hidden );
	expect( circleIn( read ) ).toEqual( circle );
} );
