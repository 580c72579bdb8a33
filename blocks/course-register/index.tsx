import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import { CourseBlock } from '../../src/controls/CourseBlock';
import type { CourseBlockProps } from '../../src/controls/CoursePanel';
import metadata from './block.json';

function Edit( props: CourseBlockProps ) {
	const title = __( 'Course registration', 'vestibule' );
	return (
		<CourseBlock { ...props } icon={ calendar } title={ title }>
			<Placeholder
				icon={ calendar }
				label={ title }
				instructions={ __( 'Shows the form that is chosen in the course settings.', 'vestibule' ) }
			/>
		</CourseBlock>
	);
}

registerBlockType( metadata.name, {
	icon: calendar,
	edit: Edit,
	save: () => null,
} as unknown as BlockConfiguration );
