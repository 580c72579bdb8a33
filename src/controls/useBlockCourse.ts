import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore, useEntityProp } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { getSettings } from '@wordpress/date';
import type { Course } from '../contracts/course';
import type { CourseBlockProps } from './CoursePanel';

/**
 * Returns the selected course, otherwise the course of the Query Loop or the edited course, with its unsaved changes.
 * Undefined while the course is loading, and if it doesn't exist. Null in templates and on pages, where the course is
 * unknown.
 */
export function useBlockCourse( { attributes, context }: CourseBlockProps ): Course | null | undefined {
	const around = context.postType === 'vestibule_course' ? context.postId : 0;
	const id = attributes.course || around || 0;
	const [ meta ] = useEntityProp( 'postType', 'vestibule_course', 'meta', String( id ) ) as unknown as [
		{ vestibule_course?: Course } | undefined,
	];
	return id > 0 ? meta?.vestibule_course : null;
}

/**
 * Checks whether the block shows nothing to visitors, because no course is selected and the page is not a course.
 * Templates of courses and previews of blocks show an example instead.
 */
export function useNeedsCourse( { attributes, context }: CourseBlockProps ): boolean {
	const isPreview = useSelect( ( select ) => select( blockEditorStore ).getSettings().isPreviewMode === true, [] );
	const { postType = 'vestibule_course' } = context;
	return ! isPreview && ! attributes.course && postType !== 'vestibule_course';
}

/** Checks whether the selected course can't be loaded, because it was deleted or the user is not allowed to read it. */
export const useIsCourseMissing = ( { attributes: { course = 0 } }: CourseBlockProps ): boolean =>
	useSelect(
		( select ) =>
			course > 0 &&
			select( coreStore ).hasResolutionFailed( 'getEntityRecord', [
				'postType',
				'vestibule_course',
				String( course ),
			] ),
		[ course ]
	);

/** Returns the time zone of a course. A course without one uses the time zone of the site. */
export const courseZone = ( { timezone }: Course ): string => timezone || getSettings().timezone.string || 'UTC';
