import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CourseBlockProps } from './CoursePanel';
import { useIsCourseMissing } from './useBlockCourse';

/** Shows that a course is loading, or that the selected course doesn't exist anymore. */
export const CourseLoading = ( props: CourseBlockProps ) =>
	useIsCourseMissing( props ) ? (
		<p>{ __( 'This course no longer exists. Choose another course in the sidebar.', 'vestibule' ) }</p>
	) : (
		<Spinner />
	);
