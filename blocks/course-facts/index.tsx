import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { dateI18n } from '@wordpress/date';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { listView } from '@wordpress/icons';
import type { Course } from '../../src/contracts/course';
import { CourseBlock } from '../../src/controls/CourseBlock';
import { CourseLoading } from '../../src/controls/CourseLoading';
import type { CourseBlockProps } from '../../src/controls/CoursePanel';
import { courseZone, useBlockCourse } from '../../src/controls/useBlockCourse';
import { sessionsOf, weeklyTimesOf } from '../../src/courses/schedule';
import { listOf } from '../../src/courses/sentence';
import metadata from './block.json';
import './style.css';

type Facts = ( readonly [ label: string, fact: string ] )[];

const list = ( items: readonly string[] ) => listOf( items, document.documentElement.lang || 'en' );

const spotsWords = ( capacity: number ) => {
	/* translators: %s: a number. */
	const people = sprintf( _n( '%s person', '%s people', capacity, 'vestibule' ), String( capacity ) );
	/* translators: %s: number of people, such as "12 people". */
	return sprintf( __( 'Up to %s', 'vestibule' ), people );
};

const timesWords = ( course: Course ) =>
	weeklyTimesOf( sessionsOf( course, courseZone( course ) ) )
		.map( ( { days, from, to } ) =>
			sprintf(
				/* translators: 1: date, 2: start time, 3: end time. */
				__( '%1$s, %2$s to %3$s', 'vestibule' ),
				list( days.map( ( day ) => dateI18n( 'l', day, undefined ) ) ),
				from,
				to
			)
		)
		.join( ' · ' );

/** Returns an example for templates. */
const exampleFacts = (): Facts => [
	[ __( 'When', 'vestibule' ), __( 'Tuesday, 18:30 to 20:00', 'vestibule' ) ],
	[ __( 'Spots', 'vestibule' ), __( '3 spots left', 'vestibule' ) ],
	[ __( 'Price', 'vestibule' ), '€ 120' ],
];

/** Returns the facts that the page shows (Courses\Blocks\CourseBlocks). The page also shows the spots that are left. */
function factsOf( course: Course, teachers: readonly string[] ): Facts {
	const { capacity = 0, price = '', location = '' } = course;
	const all: Facts = [
		[ __( 'When', 'vestibule' ), timesWords( course ) ],
		[ __( 'Spots', 'vestibule' ), capacity > 0 ? spotsWords( capacity ) : '' ],
		[ __( 'Price', 'vestibule' ), price ],
		[ __( 'Teacher', 'vestibule' ), list( teachers ) ],
		[ __( 'Location', 'vestibule' ), location ],
	];
	return all.filter( ( [ , fact ] ) => fact !== '' );
}

const NO_TEACHERS: number[] = [];

/** Returns the names of the teachers. Empty while the names are loading. */
function useTeachers( ids: readonly number[] = NO_TEACHERS ): string[] {
	const hosts = useSelect(
		( select ) =>
			ids.length > 0
				? select( coreStore ).getEntityRecords< { title: { raw: string } } >( 'postType', 'vestibule_host', {
						include: ids,
						orderby: 'include',
						per_page: ids.length,
						context: 'edit',
						_fields: 'id,title',
					} )
				: null,
		[ ids ]
	);
	return ( hosts ?? [] ).map( ( { title } ) => title.raw );
}

function Edit( props: CourseBlockProps ) {
	const course = useBlockCourse( props );
	const teachers = useTeachers( course?.teachers );
	const facts = course ? factsOf( course, teachers ) : exampleFacts();
	return (
		<CourseBlock
			{ ...props }
			className="vestibule-course-facts"
			icon={ listView }
			title={ _x( 'Course facts', 'block title', 'vestibule' ) }
		>
			{ course === undefined && <CourseLoading { ...props } /> }
			{ course !== undefined && facts.length === 0 && (
				<p>{ __( 'No details yet. Add them in the course’s settings.', 'vestibule' ) }</p>
			) }
			{ course !== undefined && facts.length > 0 && (
				<dl>
					{ facts.map( ( [ label, fact ] ) => (
						<div key={ label }>
							<dt>{ label }</dt>
							<dd>{ fact }</dd>
						</div>
					) ) }
				</dl>
			) }
		</CourseBlock>
	);
}

registerBlockType( metadata.name, {
	icon: listView,
	edit: Edit,
	save: () => null,
} as unknown as BlockConfiguration );
