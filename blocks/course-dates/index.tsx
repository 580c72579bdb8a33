import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { dateI18n } from '@wordpress/date';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import type { Course } from '../../src/contracts/course';
import { CourseBlock } from '../../src/controls/CourseBlock';
import { CourseLoading } from '../../src/controls/CourseLoading';
import type { CourseBlockProps } from '../../src/controls/CoursePanel';
import { courseZone, useBlockCourse } from '../../src/controls/useBlockCourse';
import { sessionsOf, type Session } from '../../src/courses/schedule';
import metadata from './block.json';
import './style.css';

/** Number of dates that are shown if a course has more than MAX_DATES, as on the site (CourseBlocks). */
const SHOWN_DATES = 6;
const MAX_DATES = 8;

/** Course that is shown in templates. */
const EXAMPLE: Course = { series: [ { start: '2027-01-12', from: '18:30', to: '20:00', count: 3 } ] };

const wordsOf = ( { day, from, to }: Session ): string =>
	sprintf(
		/* translators: 1: date, 2: start time, 3: end time. */
		__( '%1$s, %2$s to %3$s', 'vestibule' ),
		dateI18n( 'l j F Y', day, undefined ),
		from,
		to
	);

function Edit( props: CourseBlockProps ) {
	const course = useBlockCourse( props );
	const shownCourse = course === null ? EXAMPLE : course;
	const loaded = shownCourse && sessionsOf( shownCourse, courseZone( shownCourse ) );
	const sessions = loaded ?? [];
	const shown = sessions.length > MAX_DATES ? sessions.slice( 0, SHOWN_DATES ) : sessions;
	const hidden = sessions.length - shown.length;
	return (
		<CourseBlock
			{ ...props }
			className="vestibule-course-dates"
			icon={ calendar }
			title={ _x( 'Course dates', 'block title', 'vestibule' ) }
		>
			{ ! loaded && <CourseLoading { ...props } /> }
			{ loaded?.length === 0 && (
				<p>{ __( 'No dates yet. Add them in the course’s “Dates” panel.', 'vestibule' ) }</p>
			) }
			{ sessions.length > 0 && (
				<ol className="vestibule-course-dates__list">
					{ shown.map( ( session ) => (
						<li key={ session.key }>
							{ session.isCanceled ? <s>{ wordsOf( session ) }</s> : wordsOf( session ) }
						</li>
					) ) }
				</ol>
			) }
			{ hidden > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: number of dates. */
						_n( '%s more date', '%s more dates', hidden, 'vestibule' ),
						String( hidden )
					) }
				</p>
			) }
		</CourseBlock>
	);
}

registerBlockType( metadata.name, {
	icon: calendar,
	edit: Edit,
	save: () => null,
} as unknown as BlockConfiguration );
