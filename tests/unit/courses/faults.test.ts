import type { Course } from '../../../src/contracts/course';
import { faultsOf } from '../../../src/courses/faults';
import { vectors } from '../vectors';

interface Row {
	name: string;
	course: Course;
	faults: Record< string, string >;
}

test.each( vectors< Row >( 'course-faults' ) )(
	'errors in the settings of a course are found: $name',
	( { course, faults } ) => {
		expect( faultsOf( course, 'Europe/Berlin' ) ).toEqual( faults );
	}
);
