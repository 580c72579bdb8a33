import { useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { CoursePanel, type CourseBlockProps } from './CoursePanel';
import { CourseSelect } from './CourseSelect';
import { useNeedsCourse } from './useBlockCourse';

interface Props extends CourseBlockProps {
	className?: string;
	icon: JSX.Element;
	/** Title of the block. */
	title: string;
	children: ReactNode;
}

/** Course block in the editor. On a page without a course, the editor first chooses a course. */
export function CourseBlock( { className = '', icon, title, children, ...props }: Props ) {
	const needsCourse = useNeedsCourse( props );
	return (
		<div { ...useBlockProps( { className } ) }>
			{ ! needsCourse && <CoursePanel { ...props } /> }
			{ needsCourse ? (
				<Placeholder
					icon={ icon }
					label={ title }
					instructions={ __(
						'This page is not a course. Choose the course that is shown here.',
						'vestibule'
					) }
				>
					<CourseSelect
						value={ 0 }
						none={ __( 'Choose a course', 'vestibule' ) }
						onChange={ ( course ) => props.setAttributes( { course } ) }
					/>
				</Placeholder>
			) : (
				children
			) }
		</div>
	);
}
