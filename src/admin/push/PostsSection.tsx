import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PushSection, type SectionProps } from './section';

export function PostsSection( props: SectionProps ) {
	const { settings, onChange } = props;
	return (
		<PushSection { ...props } keys={ [ 'sendsPosts' ] } title={ __( 'New posts', 'vestibule' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Notify subscribers of each new post', 'vestibule' ) }
				help={ __(
					'Once, when it is published, with its title, excerpt, address and the site icon. Nothing is sent for posts with a password, pages and imported posts.',
					'vestibule'
				) }
				checked={ settings.sendsPosts }
				onChange={ ( sendsPosts ) => onChange( { sendsPosts } ) }
			/>
		</PushSection>
	);
}
