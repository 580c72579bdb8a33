import { stepFrom, stepLabel } from '../../../src/form/steps';
import { vectors } from '../vectors';

interface Way {
	name: string;
	shown: boolean[];
	from: number;
	by: 1 | -1;
	expect: number;
}

interface Label {
	name: string;
	pattern?: string;
	shown: boolean[];
	step: number;
	title: string;
	expect: string;
}

test.each( vectors< Way >( 'step-ways' ) )(
	'the next visible step is found: $name',
	( { shown, from, by, expect: to } ) => {
		expect( stepFrom( shown, from, by ) ).toBe( to );
	}
);

test.each( vectors< Label >( 'step-labels' ) )( 'the label of a form step is formatted: $name', ( row ) => {
	const pattern = row.pattern ?? 'Step %activeStep% of %totalStep% – %stepTitle%';
	expect( stepLabel( pattern, row.shown, row.step, row.title ) ).toBe( row.expect );
} );
