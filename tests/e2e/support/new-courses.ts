import { test } from '@playwright/test';
import { rest } from './rest';

const courses = async (): Promise< number[] > =>
	(
		await rest< { id: number }[] >( '/wp/v2/vestibule-courses?per_page=100&status=any&context=edit&_fields=id' )
	).map( ( { id } ) => id );

/** Deletes the courses that the tests of a file create, because lists of the demo would show them to later tests. */
export function deleteNewCourses(): void {
	let known: number[] | undefined;
	test.beforeAll( async () => {
		known = await courses();
	} );
	test.afterAll( async () => {
		// Runs even if the list could not be read. Then it must not delete the courses of the demo.
		if ( ! known ) {
			return;
		}
		const before = known;
		for ( const id of ( await courses() ).filter( ( one ) => ! before.includes( one ) ) ) {
			// Firewalls reject the method DELETE.
			await rest( `/wp/v2/vestibule-courses/${ id }?force=true&_method=DELETE`, {} );
		}
	} );
}
