/**
 * Updates the available spots of all courses on the page with one request, because the page may come from a cache
 * (docs/courses.md). Without JavaScript, the page shows the capacity.
 */

interface State {
	text: string;
}

interface Answer {
	data?: { courses: Record< string, State > };
}

/** Maximum number of courses in one request, as in Courses\Blocks\CourseStateCall. */
const MAX_COURSES = 100;

const places = [ ...document.querySelectorAll< HTMLElement >( '[data-course-spots]' ) ];
const ids = [ ...new Set( places.map( ( { dataset } ) => dataset.courseSpots ?? '' ) ) ].slice( 0, MAX_COURSES );
const data = document.getElementById( 'wp-script-module-data-vestibule/course-spots' )?.textContent;
const { url } = JSON.parse( data ?? '{}' ) as { url?: string };

async function update(): Promise< void > {
	const query = new URLSearchParams( { action: 'vestibule_course_state', ids: ids.join( ',' ) } );
	const response = await fetch( `${ url }?${ query }`, { credentials: 'same-origin', cache: 'no-store' } );
	const { courses = {} } = ( ( await response.json() ) as Answer ).data ?? {};
	places.forEach( ( place ) => {
		const text = courses[ place.dataset.courseSpots ?? '' ]?.text;
		if ( text !== undefined && place.textContent !== text ) {
			place.textContent = text;
		}
	} );
}

if ( url && ids.length > 0 ) {
	// If the request fails, the page shows its original text.
	update().catch( () => {} );
}
