import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PushSection, type SectionProps } from './section';

export function PostsSection( props: SectionProps ) {
	const { settings, onChange } = props;
	return (
		<PushSection { ...props } keys={ [ 'sendsPosts' ] } title={ __( 'New posts', 'vestibule' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Tell subscribers of each new post', 'vestibule' ) }
				help={ __(
					'Once, when it is published: its title, its excerpt, its address and the site icon. Posts with a password, pages and imported posts tell nobody.',
					'vestibule'
				) }
				checked={ settings.sendsPosts }
				onChange={ ( sendsPosts ) => onChange( { sendsPosts } ) }
			/>
		</PushSection>
	);
}
